import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { type ButtonLook, buttonClass } from './button-class'
import { cx } from './cx'

export const LinkButton = ({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) => (
  <Link {...rest} className={cx(buttonClass({ variant, size, wide }), 'no-underline', className)} />
)
