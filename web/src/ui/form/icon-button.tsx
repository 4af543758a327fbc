import type { ComponentProps } from 'react'
import { cx } from '../cx'

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  /** For a button on top of an image: round, with its own background. */
  floating?: boolean
}

/** A button with an icon and no text; `label` is its accessible name. */
export const IconButton = ({
  label,
  floating = false,
  className,
  type = 'button',
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    title={label}
    className={cx(
      'inline-grid size-11 shrink-0 place-items-center text-ink transition-colors duration-150 not-disabled:hover:bg-sunken disabled:opacity-50',
      floating ? 'rounded-full border border-line bg-surface' : 'rounded-md',
      className,
    )}
  />
)
