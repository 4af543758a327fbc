import { isShownDealCode } from '@contract/orders/deal-code'
import { isSold } from '@contract/orders/is-sold'
import { dealSubject } from '@seo/deal'
import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Gallery } from '@/features/catalog/gallery'
import { PRODUCT_COLUMNS, ProductSkeleton } from '@/features/catalog/product-skeleton'
import { DealBox } from '@/features/orders/deal/deal-box'
import { DealFlags } from '@/features/orders/deal/deal-flags'
import { dealKeys, useDeal } from '@/features/orders/deal/deal-queries'
import { DealSeller } from '@/features/orders/deal/deal-seller'
import { PurchaseTerms } from '@/features/orders/purchase/purchase-terms'
import { usePageTime } from '@/lib/initial-data'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { loadInBackground } from '@/ui/chunks/load-chunk'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { usePageHead } from '@/ui/navigation/use-page-head'

const DealUnavailable = lazyPart(
  () => import('@/features/orders/deal/deal-unavailable'),
  'DealUnavailable',
)

const DealMore = lazyPart(() => import('./deal/more'), 'default', loadInBackground)

export const initialKeys = (code = '') => [dealKeys.one(code)]

/** A purchase without a listing, to whoever has its link. */
export default function DealPage() {
  const { code: typed = '' } = useParams()
  const code = isShownDealCode(typed) ? typed : ''
  const { data, error, refetch, isFetching } = useDeal(code)
  const now = usePageTime()
  const isIdle = useWhenIdle()
  const isMissing = !code || (error && !data)
  const missing = isMissing ? ({ kind: 'private', title: 'Deal' } as const) : undefined
  usePageHead(data && isSold(data) ? dealSubject(data) : missing)

  if (isMissing) {
    return (
      <Suspense fallback={<ProductSkeleton />}>
        <DealUnavailable code={typed} error={error} onRetry={refetch} isRetrying={isFetching} />
      </Suspense>
    )
  }
  if (data?.deal.made_by === 'buyer') return <Navigate to={paths.request(code)} replace />
  if (!data || !isSold(data)) return <ProductSkeleton />
  const { title, description, images } = data.deal.terms
  const hasPictures = images.length > 0
  // Beside pictures stand the name and what it costs. Without any, the terms stand below the words instead of a gap.
  const place = hasPictures
    ? { words: 'md:row-start-3', aside: 'grid gap-6 md:row-span-2', box: '' }
    : { words: '', aside: 'contents', box: 'md:col-start-2 md:row-span-3 md:row-start-1' }
  return (
    <div className={`page gap-y-6 py-3 md:grid-rows-[auto_auto_1fr] md:py-8 ${PRODUCT_COLUMNS}`}>
      {hasPictures && (
        <div className="md:row-span-2">
          <Gallery product={{ name: title, images }} />
        </div>
      )}
      <h1 className="wrap-anywhere">{title}</h1>
      <p className={`wrap-anywhere whitespace-pre-line ${place.words}`}>{description}</p>
      <div className={`content-start ${place.aside}`}>
        <div className={`grid content-start gap-6 ${place.box}`}>
          <DealFlags flags={data.deal.flags} />
          <DealBox shown={data} now={now} onLook={refetch} isLooking={isFetching} />
        </div>
        <div className="grid content-start gap-6">
          <PurchaseTerms
            now={now}
            isPromised={data.deal.terms.delivery.kind === 'fee' ? true : undefined}
          />
          <DealSeller seller={data.seller} />
          {isIdle && (
            <Suspense fallback={null}>
              <DealMore {...data} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  )
}
