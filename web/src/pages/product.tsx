import { asVariant } from '@contract/catalog/variants'
import type { Product, ProductDetails } from '@contract/entities/catalog/product'
import type { Variant } from '@contract/entities/catalog/variant'
import { CATEGORIES } from '@contract/reference/categories'
import { idFromSlug } from '@contract/text/slug'
import { memo, Suspense, useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { FavouriteButton } from '@/features/catalog/favourites/favourite-button'
import { useRecordView } from '@/features/catalog/favourites/use-record-view'
import { Gallery } from '@/features/catalog/gallery'
import { productKeys, useProduct } from '@/features/catalog/product-queries'
import { PRODUCT_COLUMNS, ProductSkeleton } from '@/features/catalog/product-skeleton'
import { ProductSummary } from '@/features/catalog/product-summary'
import { VariantPicker } from '@/features/catalog/variants/variant-picker'
import { VendorCard } from '@/features/catalog/vendor-card'
import { StartConversationButton } from '@/features/messaging/start-conversation-button'
import { ArrivalLine, DeliverySection } from '@/features/orders/delivery/delivery-section'
import { PurchaseBox } from '@/features/orders/purchase/purchase-box'
import { isRefusal } from '@/lib/api/api-error'
import { usePageTime } from '@/lib/initial-data'
import { useLiveOffer } from '@/lib/live/use-live-offer'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { LatePart } from '@/ui/hydration/late-part'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { usePageHead } from '@/ui/navigation/use-page-head'

const ProductUnavailable = lazyPart(
  () => import('@/features/catalog/product-unavailable'),
  'ProductUnavailable',
)
const BelowFold = lazyPart(() => import('./product/below-fold'))

type OfferProps = {
  product: ProductDetails
  now: number
  variant: Variant | undefined
  onChoose: (variant: Variant | undefined) => void
  onShow: (variant: Variant | undefined) => void
}

/** The product for sale, with live price and stock for signed-in users. */
const Offer = ({ product: rendered, now, variant, onChoose, onShow }: OfferProps) => {
  const { product: whole, isGone, ref } = useLiveOffer(rendered)
  const product = variant ? asVariant(whole, variant) : whole
  return (
    <div ref={ref} className="grid content-start gap-6 md:row-span-2">
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <ProductSummary
            product={product}
            now={now}
            stock={whole.available_items}
            isGone={isGone}
          />
          <FavouriteButton product={product} />
        </div>
        {!isGone && <ArrivalLine product={product} variant_id={variant?.id} now={now} />}
      </div>
      {whole.options && <VariantPicker product={whole} onChoose={onChoose} onShow={onShow} />}
      <PurchaseBox product={product} variant_id={variant?.id} now={now} isGone={isGone} />
      {!isGone && (
        <DeliverySection
          product={product}
          variant_id={variant?.id}
          now={now}
          askStore={(question) => (
            <StartConversationButton
              vendor_id={product.vendor_details.vendor_id}
              name={product.vendor_details.name}
              subject={{ kind: 'product', id: product.id, title: product.name }}
              label="Ask the store"
              firstText={question}
            />
          )}
        />
      )}
      <VendorCard vendor={product.vendor_details} store={rendered.store} />
      <StartConversationButton
        vendor_id={product.vendor_details.vendor_id}
        name={product.vendor_details.name}
        subject={{ kind: 'product', id: product.id, title: product.name }}
      />
    </div>
  )
}

const Below = memo(({ product }: { product: Product }) => (
  <LatePart fallback={<div className="min-h-dvh md:col-span-full" />}>
    <BelowFold product={product} />
  </LatePart>
))

export const initialKeys = (slug = '') => [productKeys.one(idFromSlug(slug))]

export default function ProductPage() {
  const { slug = '' } = useParams()
  const id = idFromSlug(slug)
  const { state } = useLocation()
  const query = useProduct(id)
  const { data: product, error } = query
  const now = usePageTime()
  const record = useRecordView()
  const [variant, setVariant] = useState<Variant>()
  const [shown, setShown] = useState<Variant>()

  const isGone = !id || isRefusal(error, 'product/not-found')
  const missing = isGone ? ({ kind: 'private', title: 'Product' } as const) : undefined
  usePageHead(product ? { kind: 'product', product } : missing)
  useEffect(() => {
    if (product) record(product.id)
  }, [product, record])

  if (!id || error || (!product && query.fetchStatus === 'paused')) {
    return (
      <Suspense fallback={<ProductSkeleton card={state?.card} />}>
        <ProductUnavailable query={id ? query : null} name={state?.card?.name} />
      </Suspense>
    )
  }
  if (!product) return <ProductSkeleton card={state?.card} />

  const category = CATEGORIES.find(({ value }) => value === product.category)
  const crumbs = (
    <Breadcrumbs
      links={[
        { label: 'Marketplace', to: paths.marketplace },
        ...(category
          ? [{ label: category.label, to: paths.marketplaceCategory(category.value) }]
          : []),
      ]}
      current={product.name}
    />
  )
  return (
    <div className={`page gap-y-12 py-3 md:grid-rows-[auto_auto_1fr] md:py-8 ${PRODUCT_COLUMNS}`}>
      <div className="-mb-6 max-md:hidden md:col-span-full">{crumbs}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:contents">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:contents">
          <Gallery key={shown?.image_path} product={shown ? asVariant(product, shown) : product} />
          <Offer
            product={product}
            now={now}
            variant={variant}
            onChoose={setVariant}
            onShow={setShown}
          />
        </div>
        {/* A phone's first screen is for the goods. Moved there by an order, what arrives after it would push it. */}
        <div className="md:hidden">{crumbs}</div>
      </div>
      <Below product={product} />
    </div>
  )
}
