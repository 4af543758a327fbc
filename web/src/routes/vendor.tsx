import { Store } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { FavouriteButton } from '@/features/favourite/favourite-button'
import { StartConversationButton } from '@/features/message/start-conversation-button'
import { ProductGrid } from '@/features/product/product-grid'
import { VendorHeader } from '@/features/vendor/vendor-header'
import { useVendor } from '@/features/vendor/vendor-queries'
import { isRefusal } from '@/lib/api-error'
import { usePageTime } from '@/lib/first-screen'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { LinkButton } from '@/ui/link-button'
import { ShareCard } from '@/ui/share-card'
import { Skeleton } from '@/ui/skeleton'
import { usePageHead } from '@/ui/use-page-head'

export default function VendorPage() {
  const { vendor_id = '' } = useParams()
  const { data, error, refetch, isFetching } = useVendor(vendor_id)
  const now = usePageTime()
  const isGone = isRefusal(error, 'vendor/not-found')
  const missing = isGone ? ({ kind: 'private', title: 'Store' } as const) : undefined
  usePageHead(data ? { kind: 'store', vendor: data.vendor } : missing)

  if (error && !data) {
    return (
      <div className="page grid gap-6 py-12">
        <h1 className="text-2xl font-semibold">Store</h1>
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
        subject={{ kind: 'general', id: 'general', title: data.vendor.name }}
        className="justify-self-start"
      />
      <section aria-labelledby="goods-title" className="grid gap-5">
        <h2 id="goods-title" className="text-xl font-semibold">
          From this store
        </h2>
        {data.products.length === 0 ? (
          <EmptyState title="No products found">
            <p>{data.vendor.name} has nothing on sale at the moment.</p>
          </EmptyState>
        ) : (
          <ProductGrid
            products={data.products}
            now={now}
            actionFor={(product) => <FavouriteButton product={product} />}
          />
        )}
      </section>
      <ShareCard
        url={paths.vendor(vendor_id)}
        title={data.vendor.name}
        heading="Share this store"
      />
    </div>
  )
}
