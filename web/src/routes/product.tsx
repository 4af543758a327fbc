import type { Product } from '@contract/product'
import { CATEGORIES } from '@contract/reference/categories'
import { idFromSlug } from '@contract/slug'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { FavouriteButton } from '@/features/favourite/favourite-button'
import { useRecordView } from '@/features/favourite/use-record-view'
import { StartConversationButton } from '@/features/message/start-conversation-button'
import { Gallery } from '@/features/product/gallery'
import { ProductAbout } from '@/features/product/product-about'
import { useProduct, useSimilarProducts } from '@/features/product/product-queries'
import { ProductRow } from '@/features/product/product-row'
import { ProductSkeleton } from '@/features/product/product-skeleton'
import { ProductSummary } from '@/features/product/product-summary'
import { ProductUnavailable } from '@/features/product/product-unavailable'
import { VendorCard } from '@/features/product/vendor-card'
import { ReportProductButton } from '@/features/report/report-product-button'
import { ProductReviews } from '@/features/review/product-reviews'
import { PurchaseBox } from '@/features/transaction/purchase-box'
import { isRefusal } from '@/lib/api-error'
import { usePageTime } from '@/lib/first-screen'
import { useLiveOffer } from '@/lib/live/use-live-offer'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { ShareCard } from '@/ui/share-card'
import { useInView } from '@/ui/use-in-view'
import { usePageHead } from '@/ui/use-page-head'

/** What is for sale, with the price and stock of this moment for who is signed in. */
const Offer = ({ product: drawn, now }: { product: Product; now: number }) => {
  const { product, isGone, ref } = useLiveOffer(drawn)
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
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 py-6 md:py-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Breadcrumbs
          links={[
            { label: 'Marketplace', to: paths.marketplace },
            ...(category
              ? [{ label: category.label, to: paths.marketplaceCategory(category.value) }]
              : []),
          ]}
          current={product.name}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-12">
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
