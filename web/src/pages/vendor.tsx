import { filterOf, isUnchanged } from '@contract/catalog/marketplace-filter'
import { pageQueryOf } from '@seo/lists'
import { Store } from 'lucide-react'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Marketplace } from '@/features/catalog/browse/marketplace'
import { productPageKey } from '@/features/catalog/browse/product-page-query'
import { FavouriteButton } from '@/features/catalog/favourites/favourite-button'
import { VendorHeader } from '@/features/catalog/vendor/vendor-header'
import { useVendor, vendorKeys } from '@/features/catalog/vendor/vendor-queries'
import { StartConversationButton } from '@/features/messaging/start-conversation-button'
import { isRefusal } from '@/lib/api/api-error'
import { isLost } from '@/lib/api/is-lost'
import { OfflinePage } from '@/shared/offline/offline-page-chunk'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { ShareCard } from '@/ui/media/share-card'
import { useInView } from '@/ui/media/use-in-view'
import { usePageHead } from '@/ui/navigation/use-page-head'

export const initialKeys = (vendor_id = '', search = new URLSearchParams()) => {
  const filter = filterOf(search)
  return [
    vendorKeys.one(vendor_id),
    ...(isUnchanged(filter) ? [] : [productPageKey(filter, vendor_id)]),
  ]
}

const StoreReviews = lazyPart(() => import('@/features/orders/review/store-reviews'))

const Reviews = ({ vendor_id }: { vendor_id: string }) => {
  const [root, isNear] = useInView<HTMLDivElement>()
  return (
    <div ref={root} id="reviews" className="min-h-40">
      {isNear && (
        <Suspense fallback={null}>
          <StoreReviews vendor_id={vendor_id} />
        </Suspense>
      )}
    </div>
  )
}

export default function VendorPage() {
  const { vendor_id = '' } = useParams()
  const [search] = useSearchParams()
  const query = useVendor(vendor_id)
  const { data, error, refetch, isFetching, dataUpdatedAt } = query
  const isGone = isRefusal(error, 'vendor/not-found')
  const missing = isGone ? ({ kind: 'private', title: 'Store' } as const) : undefined
  usePageHead(data ? { kind: 'store', vendor: data.vendor, query: pageQueryOf(search) } : missing)

  if (isLost(query)) {
    return (
      <Suspense fallback={null}>
        <OfflinePage onConnected={refetch} />
      </Suspense>
    )
  }
  if (error && !data) {
    return (
      <div className="page grid gap-6 py-12">
        <h1>Store</h1>
        {isGone ? (
          <EmptyState
            title="There is no such store"
            icon={Store}
            action={<LinkButton to={paths.vendors}>See all stores</LinkButton>}
          />
        ) : (
          <ErrorState onRetry={refetch} isRetrying={isFetching}>
            The store could not be loaded.
          </ErrorState>
        )}
      </div>
    )
  }
  if (!data) {
    return (
      <div className="page grid gap-6 py-8" role="status" aria-label="Loading the store">
        <Skeleton className="h-44 w-full rounded-lg" />
        <Skeleton className="h-96 w-full rounded-lg" />
      </div>
    )
  }
  return (
    <div className="page grid gap-8 py-8">
      <VendorHeader vendor={data.vendor} />
      <StartConversationButton
        vendor_id={vendor_id}
        name={data.vendor.name}
        subject={{ kind: 'general', id: 'general', title: data.vendor.name }}
        className="justify-self-start"
      />
      <section aria-label="Products of this store">
        {data.products.total === 0 ? (
          <EmptyState title="No products found">
            <p>{data.vendor.name} has nothing on sale at the moment.</p>
          </EmptyState>
        ) : (
          <Marketplace
            store={{ vendor_id, first: data.products, first_at: dataUpdatedAt }}
            actionFor={(product) => <FavouriteButton product={product} />}
          />
        )}
      </section>
      <Reviews vendor_id={vendor_id} />
      <ShareCard
        url={paths.vendor(vendor_id)}
        title={data.vendor.name}
        heading="Share this store"
      />
    </div>
  )
}
