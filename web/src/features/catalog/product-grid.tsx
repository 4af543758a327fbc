import type { ProductCard as Card } from '@contract/entities/product'
import type { ReactNode } from 'react'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LiveProductCard } from './live-product-card'

/** How many images load eagerly: a phone's first row. The others load once layout shows them. */
const FIRST = 2
const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-8 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-6'

type Props = {
  products: readonly Card[]
  now: number
  actionFor?: (product: Card) => ReactNode
  noteFor?: (product: Card) => ReactNode
}

export const ProductGrid = ({ products, now, actionFor, noteFor }: Props) => (
  <ul className={gridClass}>
    {products.map((product, index) => (
      <li key={product.id}>
        <LiveProductCard
          product={product}
          now={now}
          priority={index < FIRST}
          action={actionFor?.(product)}
          note={noteFor?.(product)}
        />
      </li>
    ))}
  </ul>
)

export const ProductGridSkeleton = ({ count = 8 }: { count?: number }) => (
  <div className={gridClass} role="status" aria-label="Loading products">
    {Array.from({ length: count }, (_, place) => place).map((place) => (
      <div key={place} className="grid gap-3">
        <Skeleton className="aspect-4/5 w-full rounded-lg" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-6 w-2/5" />
      </div>
    ))}
  </div>
)
