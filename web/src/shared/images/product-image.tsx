import { IMAGE_RATIO, RENDITION_WIDTHS } from '@contract/catalog/images'
import { cx } from '@/ui/cx'

const [WIDTH] = RENDITION_WIDTHS

/** @property url missing or empty for goods without a picture @property className sets the width */
type Props = { url: string | null | undefined; className: string }

/** A small picture of goods, whose name stands beside it. */
export const ProductImage = ({ url, className }: Props) =>
  url ? (
    <img
      src={url}
      alt=""
      width={WIDTH}
      height={WIDTH * IMAGE_RATIO}
      loading="lazy"
      decoding="async"
      className={cx('aspect-4/5 h-auto shrink-0 rounded-sm bg-sunken object-cover', className)}
    />
  ) : (
    <span
      aria-hidden
      className={cx('woven block aspect-4/5 shrink-0 rounded-sm opacity-30', className)}
    />
  )
