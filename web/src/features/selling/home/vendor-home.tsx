import { Suspense, useEffect, useRef } from 'react'
import { paths } from '@/config/paths'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { lazyNamed } from '@/lib/lazy-named'
import { useLiveWaitingSales, useLiveWallet } from '@/lib/live/selling'
import { useSession } from '@/lib/session/session'
import { useOnline } from '@/lib/use-online'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { cx } from '@/ui/cx'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { LiveWidget } from '@/ui/live-widget'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { PausedStore } from '../store/paused-store'
import { MoneyCards } from './money-cards'
import { useSalesPeriod } from './sales-period'
import { useSalesSummary } from './use-sales-summary'
import { WaitingOrders } from './waiting-orders'

const ShareCard = lazyNamed(async () => {
  await afterFirstPaint()
  return import('@/ui/media/share-card')
}, 'ShareCard')
const SalesSection = lazyNamed(async () => {
  await afterFirstPaint()
  return import('./sales-section')
}, 'SalesSection')
const StoreStart = lazyChunk(() => afterFirstPaint().then(() => import('./store-start')))

const SalesLoading = () => (
  <div role="status" aria-label="Loading your sales">
    <Skeleton className="h-[60rem]" />
  </div>
)

/** Refetches the sales figures whenever the wallet changes, since that means a sale changed. */
const useFreshFigures = (refetch: () => void) => {
  const moved_at = useLiveWallet().data?.updated_at.seconds
  const known = useRef(moved_at)
  useEffect(() => {
    if (known.current !== undefined && known.current !== moved_at) refetch()
    known.current = moved_at
  }, [moved_at, refetch])
}

/** The vendor's dashboard: money, orders that need a response, and sales. */
export const VendorHome = () => {
  const { user } = useSession()
  const summary = useSalesSummary(useSalesPeriod())
  useFreshFigures(summary.refetch)
  const isOnline = useOnline()
  // How many orders wait isn't known before they come: what is below would be pushed down by them.
  const isListLoading = useLiveWaitingSales().status === 'loading' && isOnline
  usePageTitle('Your store')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>Your store</h1>
        {user && (
          <LinkButton variant="secondary" to={paths.vendor(user.uid)}>
            See it as buyers do
          </LinkButton>
        )}
      </div>
      <LiveWidget>
        <PausedStore />
      </LiveWidget>
      {user && (
        <div className="empty:hidden">
          <Suspense fallback={null}>
            <StoreStart uid={user.uid} />
          </Suspense>
        </div>
      )}
      <div className={cx('max-md:order-2', isListLoading && 'max-md:hidden')}>
        <LiveWidget>
          <MoneyCards summary={summary} />
        </LiveWidget>
      </div>
      {/* What needs an answer is what a vendor opens the phone for. */}
      <div className="grid grid-cols-[minmax(0,1fr)] max-md:order-1">
        <LiveWidget>
          <WaitingOrders />
        </LiveWidget>
      </div>
      <div className={isListLoading ? 'hidden' : 'grid grid-cols-[minmax(0,1fr)] max-md:order-3'}>
        <Suspense fallback={<SalesLoading />}>
          <SalesSection summary={summary} />
        </Suspense>
      </div>
      {user && (
        <div className={isListLoading ? 'hidden' : 'max-md:order-4'}>
          <Suspense fallback={null}>
            <ShareCard
              url={paths.vendor(user.uid)}
              title="My store on Oja"
              heading="Share your store"
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
