import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { Spinner } from '../feedback/spinner'
import { type ButtonLook, buttonClass } from './button-class'

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner, sets `aria-busy` and disables the button. */
    loading?: boolean
    loadingText?: string
  }

export const Button = ({
  variant,
  size,
  wide,
  loading = false,
  loadingText,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    disabled={disabled || loading}
    aria-busy={loading || undefined}
    className={cx(buttonClass({ variant, size, wide }), className)}
  >
    {loading && <Spinner />}
    {loading && loadingText ? loadingText : children}
  </button>
)
