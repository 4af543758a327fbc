import { isNewProduct } from '@contract/catalog/product-facts'
import type { Product } from '@contract/entities/catalog/product'
import { Badge } from '@/ui/data/badge'
import { countText } from '@/ui/data/count-text'
import { Money } from '@/ui/data/money'
import { RatingStars } from '@/ui/data/rating-stars'

const LOW_STOCK = 5

const stockText = (available_items: number, isGone: boolean): string => {
  if (isGone) return 'Not for sale at the moment'
  if (available_items === 0) return 'Out of stock'
  return available_items <= LOW_STOCK
    ? `Only ${available_items} left`
    : `${countText(available_items)} in stock`
}

type Props = {
  product: Product
  now: number
  /** Of all choices of the product; of the chosen one alone it isn't the product that is sold out. */
  stock?: number
  /** Paused or removed since the page was rendered. */
  isGone?: boolean
}

export const ProductSummary = ({
  product,
  now,
  stock = product.available_items,
  isGone = false,
}: Props) => (
  <div className="grid min-w-0 flex-1 basis-40 gap-2 md:gap-3">
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isNewProduct(product, now) && <Badge tone="accent">New</Badge>}
      {isGone && <Badge>Unavailable</Badge>}
      {!isGone && stock === 0 && <Badge tone="error">Out of stock</Badge>}
    </div>
    <h1 className="text-pretty">{product.name}</h1>
    <div className="flex flex-wrap items-baseline gap-x-4">
      <p className="text-2xl font-semibold md:text-3xl">
        {product.has_higher_prices && 'From '}
        <Money amount_minor={product.price} currency={product.currency} />
      </p>
      <p role="status" className="text-sm text-muted">
        {stockText(product.available_items, isGone)}
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <a href="#reviews" className="flex min-h-6 items-center no-underline">
        <RatingStars rating={product.rating} count={product.rating_count} />
      </a>
      {product.sales_count > 0 && `${countText(product.sales_count)} sold`}
    </div>
  </div>
)
