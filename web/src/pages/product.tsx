import type { Product } from '@contract/entities/product'
import { CATEGORIES } from '@contract/reference/categories'
import { idFromSlug } from '@contract/text/slug'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { FavouriteButton } from '@/features/catalog/favourites/favourite-button'
import { useRecordView } from '@/features/catalog/favourites/use-record-view'
import { Gallery } from '@/features/catalog/gallery'
import { ProductAbout } from '@/features/catalog/product-about'
import { useProduct, useSimilarProducts } from '@/features/catalog/product-queries'
import { ProductRow } from '@/features/catalog/product-row'
import { ProductSkeleton } from '@/features/catalog/product-skeleton'
import { ProductSummary } from '@/features/catalog/product-summary'
import { ProductUnavailable } from '@/features/catalog/product-unavailable'
import { ReportProductButton } from '@/features/catalog/report/report-product-button'
import { VendorCard } from '@/features/catalog/vendor-card'
import { StartConversationButton } from '@/features/messaging/start-conversation-button'
import { PurchaseBox } from '@/features/orders/checkout/purchase-box'
import { ProductReviews } from '@/features/orders/review/product-reviews'
import { isRefusal } from '@/lib/api/api-error'
import { usePageTime } from '@/lib/initial-data'
import { useLiveOffer } from '@/lib/live/use-live-offer'
import { ShareCard } from '@/ui/media/share-card'
import { useInView } from '@/ui/media/use-in-view'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { usePageHead } from '@/ui/navigation/use-page-head'

/** The product for sale, with live price and stock for signed-in users. */
const Offer = ({ product: rendered, now }: { product: Product; now: number }) => {
  const { product, isGone, ref } = useLiveOffer(rendered)
  return (
    <div ref={ref} className="grid content-start gap-6">
      <div className="flex items-start justify-between gap-4">
        <ProductSummary product={product} now={now} isGone={isGone} />
        <FavouriteButton product={product} />
      </div>
      <PurchaseBox product={product} now={now} isGone={isGone} />
      <VendorCard vendor={product.vendor_details} />
      <StartConversationButton
        vendor_id={product.vendor_details.vendor_id}
        subject={{ kind: 'product', id: product.id, title: product.name }}
      />
    </div>
  )
}

export default function ProductPage() {
  const { slug = '' } = useParams()
  const id = idFromSlug(slug)
  const { data: product, error, refetch, isFetching } = useProduct(id)
  const [similarRoot, isNear] = useInView<HTMLElement>()
  const similar = useSimilarProducts(id, isNear)
  const now = usePageTime()
  const record = useRecordView()

  const isGone = !id || isRefusal(error, 'product/not-found')
  const missing = isGone ? ({ kind: 'private', title: 'Product' } as const) : undefined
  usePageHead(product ? { kind: 'product', product } : missing)
  useEffect(() => {
    if (product) record(product.id)
  }, [product, record])

  if (!id || error) {
    return (
      <ProductUnavailable error={id ? error : null} onRetry={refetch} isRetrying={isFetching} />
    )
  }
  if (!product) return <ProductSkeleton />

  const category = CATEGORIES.find(({ value }) => value === product.category)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 py-3 md:py-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="max-md:hidden">
          <Breadcrumbs
            links={[
              { label: 'Marketplace', to: paths.marketplace },
              ...(category
                ? [{ label: category.label, to: paths.marketplaceCategory(category.value) }]
                : []),
            ]}
            current={product.name}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-12">
          <Gallery product={product} />
          <Offer product={product} now={now} />
        </div>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-12">
        <ProductAbout product={product} />
        <div className="grid content-start gap-4">
          <ShareCard
            url={paths.product(product.slug)}
            title={product.name}
            heading="Share this product"
          />
          <ReportProductButton product={product} />
        </div>
      </div>
      <ProductReviews
        product_id={product.id}
        rating={product.rating}
        rating_count={product.rating_count}
      />
      <section ref={similarRoot} aria-labelledby="similar-title" className="grid gap-5">
        <h2 id="similar-title" className="text-xl font-semibold">
          Similar products
        </h2>
        <ProductRow label="Similar products" products={similar.data} now={now} />
      </section>
    </div>
  )
}
