import { cx } from '../cx'

/** A grey shape of what is coming; give it the size of the result through its class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('block animate-pulse rounded-md bg-sunken', className)} />
)
