import type { ProductPage } from '@contract/api/catalog/products'
import { cleared, filterOf } from '@contract/catalog/marketplace-filter'
import { SORT_OPTIONS, type SortOption, sortOf } from '@contract/catalog/product-facts'
import type { ProductCard } from '@contract/entities/catalog/product'
import { CATEGORIES } from '@contract/reference/categories'
import { type ReactNode, useContext, useRef } from 'react'
import { InitialDataContext, usePageTime } from '@/lib/initial-data'
import { cx } from '@/ui/cx'
import { countText } from '@/ui/data/count-text'
import { Pagination } from '@/ui/data/pagination'
import { useLastPage } from '@/ui/data/use-last-page'
import { ErrorState } from '@/ui/feedback/error-state'
import { SelectField } from '@/ui/form/select-field'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { useMedia } from '@/ui/media/use-media'
import { SkipLink } from '@/ui/navigation/skip-link'
import { needsScripts, withoutScripts } from '@/ui/without-scripts'
import { ProductGrid, ProductGridSkeleton } from '../product-grid'
import { chipsOf, FilterChips } from './filter-chips'
import { FilterPanel } from './filter-panel'
import { FilterSheet } from './filter-sheet'
import { NoProducts } from './no-products'
import { plainFilters } from './plain-filters'
import { useProductPage } from './product-page-query'
import { productsFailed } from './products-failed'
import { UnderstoodNote } from './understood-note'
import { useMarketplaceFilter } from './use-marketplace-filter'

const SORT_LABELS: Record<SortOption, string> = {
  best_match: 'Best match',
  most_recent: 'Most recent',
  popularity: 'Popularity',
  price_low_to_high: 'Price: low to high',
  price_high_to_low: 'Price: high to low',
}

/** The orders to choose from, the default first. */
const sortOptions = (q: string) => {
  const standard = sortOf({ q })
  const others = SORT_OPTIONS.filter((value) => sortOf({ q, sortBy: value }) === value)
  return [standard, ...others.filter((value) => value !== standard)].map((value) => ({
    value,
    label: SORT_LABELS[value],
  }))
}

/** From Tailwind's `lg`, where the filters stand beside the products. */
const WIDE = '(width >= 64rem)'

/** The query of an unfiltered list. */
const NONE = new URLSearchParams()

/** The id of what the filters are skipped to. */
const PRODUCTS = 'products'

/** A store with the first page of its products; `first_at` is when that page was loaded. */
type Store = { vendor_id: string; first: ProductPage; first_at: number }

type Props = { store?: Store; actionFor?: (product: ProductCard) => ReactNode }

/** Lists the products of all stores, or of one store, with filter, sort and pagination. */
export const Marketplace = ({ store, actionFor }: Props) => {
  const { filter, hrefOf, change, replace } = useMarketplaceFilter(store?.vendor_id)
  const root = useRef<HTMLDivElement>(null)
  const now = usePageTime()
  const isHydrated = useHydrated()
  // A phone neither loads nor renders them before it asks: an eighth of its first page.
  const hasAside = useMedia(WIDE, !useContext(InitialDataContext)?.is_phone)
  const { data, error, isPlaceholderData, refetch, isFetching } = useProductPage(filter, store)
  const isBeyond = useLastPage(isPlaceholderData ? undefined : data, filter.page, (page) =>
    replace({ ...filter, page }, true),
  )

  const category = CATEGORIES.find(({ value }) => value === filter.category)?.label
  const whole = store ? 'From this store' : 'Marketplace'
  const heading = filter.q ? `Results for “${filter.q}”` : (category ?? whole)
  const chosen = chipsOf(filter).length
  const Heading = store ? 'h2' : 'h1'
  const panel = (
    <FilterPanel
      filter={filter}
      facets={data?.facets}
      onChange={change}
      onlyFilled={store !== undefined}
    />
  )

  return (
    <div ref={root} className="scroll-mt-24 lg:grid lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-10">
      <aside aria-label="Filters" className="max-lg:hidden">
        <div className={needsScripts}>
          <SkipLink target={PRODUCTS}>Skip the filters</SkipLink>
          <p className="pb-3 font-heading text-lg font-semibold">Filters</p>
          {hasAside && panel}
        </div>
      </aside>
      <div className="grid content-start gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <Heading className={cx('font-semibold', store ? 'text-xl' : 'text-2xl md:text-3xl')}>
              {heading}
            </Heading>
            <p className="text-muted tabular-nums" role="status">
              {data
                ? `${countText(data.total)} ${data.total === 1 ? 'product' : 'products'}`
                : 'Looking…'}
            </p>
          </div>
          <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
            <FilterSheet chosen={chosen} total={data?.total}>
              {panel}
            </FilterSheet>
            <div className={`max-w-full max-sm:grow max-sm:basis-40 sm:w-56 ${needsScripts}`}>
              <SelectField
                label="Sort by"
                value={filter.sortBy}
                onChange={(event) => change({ sortBy: event.target.value as SortOption })}
                options={sortOptions(filter.q)}
              />
            </div>
          </div>
        </div>
        {!isHydrated && (
          <div
            className={withoutScripts}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: browsers get none, the server's text is escaped
            dangerouslySetInnerHTML={{
              __html: import.meta.env.SSR
                ? plainFilters(hrefOf(filterOf(NONE)), filter, sortOptions(filter.q))
                : '',
            }}
          />
        )}
        <FilterChips filter={filter} onChange={change} onClear={() => replace(cleared(filter))} />
        <UnderstoodNote understood={data?.understood} q={filter.q} />
        {!store && <h2 className="sr-only">Products</h2>}
        {/* As tall as the screen, so that the end of the page stays below it whatever comes. */}
        <div
          id={PRODUCTS}
          tabIndex={-1}
          className={cx(
            'grid scroll-mt-24 content-start gap-5 outline-none',
            !store && 'min-h-dvh',
          )}
        >
          {error && !data && (
            <ErrorState onRetry={refetch} isRetrying={isFetching}>
              {productsFailed(error)}
            </ErrorState>
          )}
          {((!data && !error) || isBeyond) && <ProductGridSkeleton />}
          {data?.items.length === 0 && !isBeyond && (
            <NoProducts filter={filter} onChange={change} />
          )}
          {data && data.items.length > 0 && (
            <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
              <ProductGrid
                products={data.items}
                now={now}
                actionFor={actionFor}
                wanted={[...filter.sizes, ...filter.colours]}
              />
            </div>
          )}
          {data && !isBeyond && (
            <Pagination
              page={filter.page}
              limit={data.limit}
              total={data.total}
              hrefOf={(page) => hrefOf({ ...filter, page })}
              onPage={() => {
                if (store) root.current?.scrollIntoView()
                else window.scrollTo({ top: 0 })
              }}
            />
          )}
        </div>
      </div>
    </div>
  )
}
