import { pageFrom, STORES_PER_PAGE } from '@contract/api/page-size'
import { storesSubject } from '@seo/lists'
import { Store } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useVendorPage, vendorKeys } from '@/features/catalog/vendor/vendor-queries'
import { VendorTile } from '@/features/catalog/vendor/vendor-tile'
import { Pagination } from '@/ui/data/pagination'
import { useLastPage } from '@/ui/data/use-last-page'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { usePageHead } from '@/ui/navigation/use-page-head'

const PLACES = [0, 1, 2, 3, 4, 5]

export const initialKeys = (_: unknown, search: URLSearchParams) => [
  vendorKeys.page(pageFrom(search.get('page')), STORES_PER_PAGE),
]

export default function VendorsPage() {
  const [search, setSearch] = useSearchParams()
  const page = pageFrom(search.get('page'))
  const { data, error, refetch, isFetching, isPlaceholderData } = useVendorPage(page)
  const isBeyond = useLastPage(isPlaceholderData ? undefined : data, page, (last) =>
    setSearch({ page: String(last) }, { replace: true }),
  )
  usePageHead(storesSubject(page))

  return (
    <div className="page grid gap-6 py-8">
      <div>
        <h1>Stores</h1>
        <p className="text-muted">Makers from all over Nigeria, with what their buyers say.</p>
      </div>
      {error && !data && (
        <ErrorState onRetry={refetch} isRetrying={isFetching}>
          The stores could not be loaded.
        </ErrorState>
      )}
      {data?.total === 0 && <EmptyState title="No stores yet" icon={Store} />}
      <h2 className="sr-only">All stores</h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {!data && !error
          ? PLACES.map((place) => (
              <li key={place}>
                <Skeleton className="h-36 w-full rounded-lg" />
              </li>
            ))
          : data?.items.map((vendor) => (
              <li key={vendor.vendor_id}>
                <VendorTile vendor={vendor} />
              </li>
            ))}
      </ul>
      {data && !isBeyond && (
        <Pagination
          page={page}
          limit={data.limit}
          total={data.total}
          hrefOf={(next) => `?page=${next}`}
        />
      )}
    </div>
  )
}
