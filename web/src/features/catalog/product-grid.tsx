import type { ProductCard as Card } from '@contract/entities/catalog/product'
import type { ReactNode } from 'react'
import { Skeleton } from '@/ui/feedback/skeleton'
import { useInView } from '@/ui/media/use-in-view'
import { FarItemContext } from '@/ui/media/use-near-items'
import { LiveProductCard } from './live-product-card'

/** How many images load eagerly: a phone's first row. */
const FIRST = 2
/** How many are requested before layout says where they are: a phone's first screen. */
const ON_FIRST_SCREEN = 4
/** Browsers request lazy images up to 2,500 px below the screen, which is all of a page. */
const NEAR = '100px'
const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-8 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-6'

type Props = {
  products: readonly Card[]
  now: number
  actionFor?: (product: Card) => ReactNode
  noteFor?: (product: Card) => ReactNode
  wanted?: readonly string[]
}

const GridItem = ({ isFirst, children }: { isFirst: boolean; children: ReactNode }) => {
  const [item, isNear] = useInView<HTMLLIElement>(NEAR)
  return (
    <li ref={item}>
      <FarItemContext value={!isFirst && !isNear}>{children}</FarItemContext>
    </li>
  )
}

export const ProductGrid = ({ products, now, actionFor, noteFor, wanted }: Props) => (
  <ul className={gridClass}>
    {products.map((product, index) => (
      <GridItem key={product.id} isFirst={index < ON_FIRST_SCREEN}>
        <LiveProductCard
          product={product}
          now={now}
          priority={index < FIRST}
          action={actionFor?.(product)}
          note={noteFor?.(product)}
          wanted={wanted}
        />
      </GridItem>
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
