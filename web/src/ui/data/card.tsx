import type { ComponentProps } from 'react'
import { cx } from '../cx'

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx('rounded-lg border border-line bg-surface p-4 md:p-6', className)} />
)
