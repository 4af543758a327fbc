import { IMAGE_RATIO, RENDITION_WIDTHS } from '@contract/catalog/images'
import { cx } from '@/ui/cx'

const [WIDTH] = RENDITION_WIDTHS

/** The product image stored with the transaction. `className` sets the width. */
export const ProductImage = ({ url, className }: { url: string; className: string }) =>
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
      className={cx('woven aspect-4/5 shrink-0 rounded-sm opacity-30', className)}
    />
  )
