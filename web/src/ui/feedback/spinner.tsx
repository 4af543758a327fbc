import { cx } from '../cx'

/** Decorative only, so show a text beside it. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    className={cx(
      'inline-block size-[1.1em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
      className,
    )}
  />
)
