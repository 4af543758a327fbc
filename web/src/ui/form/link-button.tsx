import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { Link } from '../navigation/link'
import { type ButtonLook, buttonClass } from './button-class'

export const LinkButton = ({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) => (
  <Link {...rest} className={cx(buttonClass({ variant, size, wide }), 'no-underline', className)} />
)
