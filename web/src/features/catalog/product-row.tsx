import type { ProductCard as Card } from '@contract/entities/catalog/product'
import type { ReactNode } from 'react'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Carousel } from '@/ui/media/carousel'
import { LiveProductCard } from './live-product-card'

type Props = {
  label: string
  products: readonly Card[] | undefined
  now: number
  /** Loads the first images eagerly; set for the first row of a page. */
  priority?: boolean
  actionFor?: (product: Card) => ReactNode
}

const CARD_SIZES = '(min-width: 768px) 270px, 40vw'
/** How many cards of a row a phone shows without scrolling. */
const EAGER_CARDS = 3

/** A horizontally scrolling row of cards; keeps its height while loading. */
export const ProductRow = ({ label, products, now, priority = false, actionFor }: Props) => {
  if (!products) {
    return (
      <div
        className="flex gap-3 overflow-hidden md:gap-6"
        role="status"
        aria-label={`Loading ${label}`}
      >
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className="grid w-[max(40vw,8rem)] shrink-0 gap-3 md:w-[270px]">
            <Skeleton className="aspect-4/5 w-full rounded-lg" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-6 w-2/5" />
          </div>
        ))}
      </div>
    )
  }
  return (
    <Carousel label={`${label}, side by side`}>
      {products.map((product, index) => (
        <LiveProductCard
          key={product.id}
          product={product}
          now={now}
          sizes={CARD_SIZES}
          priority={priority && index < EAGER_CARDS}
          action={actionFor?.(product)}
        />
      ))}
    </Carousel>
  )
}
