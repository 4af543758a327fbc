import type { ProductCard } from '@contract/product'
import { SORT_OPTIONS, type SortOption } from '@contract/product-facts'
import { CATEGORIES } from '@contract/reference/categories'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePageTime } from '@/lib/first-screen'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Pagination } from '@/ui/pagination'
import { SelectField } from '@/ui/select-field'
import { Sheet } from '@/ui/sheet'
import { FilterChips } from './filter-chips'
import { FilterPanel } from './filter-panel'
import { cleared } from './marketplace-filter'
import { NoProducts } from './no-products'
import { ProductGrid, ProductGridSkeleton } from './product-grid'
import { useProductPage } from './product-queries'
import { productsFailed } from './products-failed'
import { useMarketplaceFilter } from './use-marketplace-filter'

const SORT_LABELS: Record<SortOption, string> = {
  most_recent: 'Most recent',
  popularity: 'Popularity',
  price_low_to_high: 'Price: low to high',
  price_high_to_low: 'Price: high to low',
}

type Props = { actionFor?: (product: ProductCard) => ReactNode }

export const Marketplace = ({ actionFor }: Props) => {
  const { filter, change, replace } = useMarketplaceFilter()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const now = usePageTime()
  const { data, error, isPlaceholderData, refetch, isFetching } = useProductPage(filter)

  const category = CATEGORIES.find(({ value }) => value === filter.category)?.label
  const heading = filter.q ? `Results for “${filter.q}”` : (category ?? 'Marketplace')
  const panel = <FilterPanel filter={filter} facets={data?.facets} onChange={change} />

  return (
    <div className="lg:grid lg:grid-cols-[260px_1fr] lg:gap-10">
      <aside aria-label="Filters" className="max-lg:hidden">
        <h2 className="pb-3 text-lg font-semibold">Filters</h2>
        {panel}
      </aside>
      <div className="grid content-start gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 className="text-2xl font-semibold md:text-3xl">{heading}</h1>
            <p className="text-muted tabular-nums" role="status">
              {data ? `${data.total} ${data.total === 1 ? 'product' : 'products'}` : 'Looking…'}
            </p>
          </div>
          <div className="flex items-end gap-3 max-sm:w-full">
            <Button variant="secondary" className="lg:hidden" onClick={() => setSheetOpen(true)}>
              <SlidersHorizontal aria-hidden className="size-4" />
              Filters
            </Button>
            <div className="max-sm:flex-1 sm:w-56">
              <SelectField
                label="Sort by"
                value={filter.sortBy}
                onChange={(event) => change({ sortBy: event.target.value as SortOption })}
                options={SORT_OPTIONS.map((value) => ({ value, label: SORT_LABELS[value] }))}
              />
            </div>
          </div>
        </div>
        <FilterChips filter={filter} onChange={change} onClear={() => replace(cleared(filter))} />
        <h2 className="sr-only">Products</h2>
        {/* As tall as the screen, so that the end of the page stays below it whatever comes. */}
        <div className="grid min-h-dvh content-start gap-5">
          {error && !data && (
            <ErrorState onRetry={refetch} isRetrying={isFetching}>
              {productsFailed(error)}
            </ErrorState>
          )}
          {!data && !error && <ProductGridSkeleton />}
          {data?.items.length === 0 && <NoProducts filter={filter} onChange={change} />}
          {data && data.items.length > 0 && (
            <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
              <ProductGrid products={data.items} now={now} actionFor={actionFor} />
            </div>
          )}
          {data && (
            <Pagination
              page={filter.page}
              limit={data.limit}
              total={data.total}
              onPage={(page) => {
                change({ page })
                window.scrollTo({ top: 0 })
              }}
            />
          )}
        </div>
      </div>
      <Sheet
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        title="Filters"
        footer={
          <Button wide onClick={() => setSheetOpen(false)}>
            {data ? `Show ${data.total} products` : 'Show products'}
          </Button>
        }
      >
        {panel}
      </Sheet>
    </div>
  )
}
