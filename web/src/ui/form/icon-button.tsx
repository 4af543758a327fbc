import type { ComponentProps } from 'react'
import { cx } from '../cx'

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  /** For one that lies on a picture: round, with a ground of its own. */
  floating?: boolean
}

/** A button with a picture and no words; `label` is its name. */
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
