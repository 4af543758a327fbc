import { cx } from '../cx'

/** A grey placeholder for loading content; set the content's size with `className`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('block animate-pulse rounded-md bg-sunken', className)} />
)
