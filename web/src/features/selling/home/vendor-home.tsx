import { vendorPaths } from '@contract/vendor-urls'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { paths } from '@/config/paths'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { useLiveOwnVendor, useLiveWaitingSales, useLiveWallet } from '@/lib/live/selling'
import { useSession } from '@/lib/session/session'
import { useOnline } from '@/lib/use-online'
import { useOwnStore } from '@/shared/store/own-store'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { LinkButton } from '@/ui/form/link-button'
import { LiveWidget } from '@/ui/live-widget'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { PausedStore } from '../store/paused-store'
import { HomeLoading, SalesLoading } from './home-loading'
import { MoneyCards } from './money-cards'
import { useSalesPeriod } from './sales-period'
import { isStartDone } from './store-start-done'
import { useSalesSummary } from './use-sales-summary'
import { WaitingOrders } from './waiting-orders'

const ShareCard = lazyPart(async () => {
  await afterFirstPaint()
  return import('@/ui/media/share-card')
}, 'ShareCard')
const SalesSection = lazyPart(async () => {
  await afterFirstPaint()
  return import('./sales-section')
}, 'SalesSection')
const StoreStart = lazyPart(() => import('./store-start'))

/** Refetches the sales figures whenever the wallet changes, since that means a sale changed. */
const useFreshFigures = (refetch: () => void) => {
  const moved_at = useLiveWallet().data?.updated_at.seconds
  const known = useRef(moved_at)
  useEffect(() => {
    if (known.current !== undefined && known.current !== moved_at) refetch()
    known.current = moved_at
  }, [moved_at, refetch])
}

/** A store that hasn't sold yet: what it does next comes before everything else. */
const useNewStore = (uid: string) => {
  const vendor = useLiveOwnVendor()
  const isNew = vendor.data?.sales_count === 0 && !isStartDone(uid)
  const own = useOwnStore(isNew)
  return { isNew, isLoading: vendor.status === 'loading' || (isNew && own.isPending) }
}

/** The vendor's dashboard: money, orders that need a response, and sales. */
export const VendorHome = ({ offers }: { offers?: ReactNode }) => {
  const uid = useSession().user?.uid ?? ''
  const summary = useSalesSummary(useSalesPeriod())
  useFreshFigures(summary.refetch)
  const isOnline = useOnline()
  const start = useNewStore(uid)
  const isListed = useLiveOwnVendor().data?.is_listed !== false
  const isListLoading = useLiveWaitingSales().status === 'loading'
  usePageTitle('Your store')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>Your store</h1>
        {isListed ? (
          <LinkButton variant="secondary" to={paths.vendor(uid)}>
            See it as buyers do
          </LinkButton>
        ) : (
          <LinkButton to={vendorPaths.dealNew}>Make a deal</LinkButton>
        )}
      </div>
      {isOnline && (isListLoading || start.isLoading) ? (
        <HomeLoading />
      ) : (
        <Suspense fallback={<HomeLoading />}>
          <LiveWidget>
            <PausedStore />
          </LiveWidget>
          {start.isNew && <StoreStart uid={uid} />}
          <div className="max-md:order-2">
            <LiveWidget>
              <MoneyCards summary={summary} />
            </LiveWidget>
          </div>
          {/* What needs an answer is what a vendor opens the phone for. */}
          <div className="grid grid-cols-[minmax(0,1fr)] max-md:order-1">
            <LiveWidget>
              <WaitingOrders offers={offers} />
            </LiveWidget>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] max-md:order-3">
            <Suspense fallback={<SalesLoading />}>
              <SalesSection summary={summary} />
            </Suspense>
          </div>
          {isListed && (
            <div className="max-md:order-4">
              <Suspense fallback={null}>
                <ShareCard
                  url={paths.vendor(uid)}
                  title="My store on Oja"
                  heading="Share your store"
                />
              </Suspense>
            </div>
          )}
        </Suspense>
      )}
    </div>
  )
}
