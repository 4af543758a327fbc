import { isNewProduct } from '@contract/catalog/product-facts'
import type { ProductCard as Card } from '@contract/entities/catalog/product'
import { Truck } from 'lucide-react'
import { type ReactNode, type Ref, Suspense } from 'react'
import { paths } from '@/config/paths'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/data/badge'
import { Money } from '@/ui/data/money'
import { RatingStars } from '@/ui/data/rating-stars'
import { ResponsiveImage } from '@/ui/media/responsive-image'
import { Link } from '@/ui/navigation/link'
import { deliveryText, statesOf } from './delivery-text'

/** Only for those who picked a place. */
const StateDeliveryLine = lazyPart(() => import('./state-delivery-line'))

type Props = {
  product: Card
  now: number
  /** Loads the image eagerly; set for the first row of a page. */
  priority?: boolean
  /** Shown on top of the image, for example the favourite button. */
  action?: ReactNode
  sizes?: string
  /** Sizes and colours that were filtered for: the product's page chooses them. */
  wanted?: readonly string[] | undefined
  /** One or two extra lines below the standard content. */
  note?: ReactNode
  /** Paused or removed since the page was rendered. */
  isGone?: boolean
  ref?: Ref<HTMLElement>
}

/** Exactly two per row on phones: a wider value would load the next larger rendition on most. */
const GRID_SIZES = '(min-width: 1280px) 280px, (min-width: 768px) 30vw, calc(50vw - 24px)'

const StateBadge = ({ product, now, isGone }: Pick<Props, 'product' | 'now' | 'isGone'>) => {
  if (isGone) return <Badge>Unavailable</Badge>
  if (product.available_items === 0) return <Badge tone="error">Out of stock</Badge>
  return isNewProduct(product, now) && <Badge tone="accent">New</Badge>
}

export const ProductCard = ({
  product,
  now,
  priority,
  action,
  sizes = GRID_SIZES,
  wanted,
  note,
  isGone = false,
  ref,
}: Props) => (
  <article ref={ref} className="group relative grid content-start gap-3">
    <div className="relative overflow-hidden rounded-lg border border-line">
      <ResponsiveImage
        image={product.images[0]}
        alt=""
        sizes={sizes}
        priority={priority}
        className={cx(isGone && 'opacity-50')}
      />
      <div className="absolute top-2 left-2 flex gap-1.5">
        <StateBadge product={product} now={now} isGone={isGone} />
      </div>
    </div>
    {action && <div className="absolute top-2 right-2 z-10">{action}</div>}
    <div className="grid gap-1">
      <h3 className="line-clamp-2 text-base leading-snug font-semibold">
        <Link
          to={paths.product(product.slug)}
          state={{ card: product, wanted }}
          className="text-ink no-underline after:absolute after:inset-0 group-hover:underline"
        >
          {product.name}
        </Link>
      </h3>
      <p className="truncate text-sm text-muted">{product.vendor_details.name}</p>
      <p className="text-lg font-semibold tabular-nums">
        {product.has_higher_prices && 'from '}
        <Money amount_minor={product.price} currency={product.currency} />
      </p>
      {product.rating_count > 0 && (
        <RatingStars rating={product.rating} count={product.rating_count} />
      )}
      <p className="flex items-center gap-1.5 text-sm text-muted">
        <Truck aria-hidden className="size-4 shrink-0" />
        {product.resting ??
          (product.delivery ? (
            <Suspense fallback={null}>
              <StateDeliveryLine delivery={product.delivery} currency={product.currency} />
            </Suspense>
          ) : (
            <>
              <span className="sr-only">Delivers to </span>
              {deliveryText(statesOf(product))}
            </>
          ))}
      </p>
      {note}
    </div>
  </article>
)
