import type { ProductCard } from '@contract/entities/catalog/product'
import type { CategoryValue } from '@contract/reference/categories'
import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { ErrorState } from '@/ui/feedback/error-state'
import { useInView } from '@/ui/media/use-in-view'
import { Link } from '@/ui/navigation/link'
import { productsFailed } from './browse/products-failed'
import { useRecentProducts } from './product-queries'
import { ProductRow } from './product-row'

type Props = {
  title: string
  /** Undefined for the newest products of all categories. */
  category?: CategoryValue
  now: number
  /** The first section loads immediately, the others when they come near the viewport. */
  isFirst?: boolean
  actionFor?: (product: ProductCard) => ReactNode
}

/** A row of the newest products of one category. */
export const RecentSection = ({ title, category, now, isFirst = false, actionFor }: Props) => {
  const [root, isNear] = useInView<HTMLElement>()
  const { data, error, refetch, isFetching } = useRecentProducts(category, isFirst || isNear)
  const id = `recent-${category ?? 'all'}`
  return (
    <section ref={root} aria-labelledby={id} className="grid gap-5">
      <div className="flex items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl font-semibold md:text-2xl">
          {title}
        </h2>
        <Link
          to={category ? paths.marketplaceCategory(category) : paths.marketplace}
          className="shrink-0 font-semibold"
        >
          See all<span className="sr-only"> of {title}</span>
        </Link>
      </div>
      {error && !data ? (
        <ErrorState onRetry={refetch} isRetrying={isFetching}>
          {productsFailed(error)}
        </ErrorState>
      ) : data?.length === 0 ? (
        <p className="text-muted">No recent products found for {title}.</p>
      ) : (
        <ProductRow
          label={title}
          products={data}
          now={now}
          priority={isFirst}
          actionFor={actionFor}
        />
      )}
    </section>
  )
}
