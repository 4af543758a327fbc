import { useEffect, useRef } from 'react'
import { paths } from '@/config/paths'
import { useLiveWallet } from '@/lib/live/selling'
import { useSession } from '@/lib/session/session'
import { LinkButton } from '@/ui/form/link-button'
import { LiveWidget } from '@/ui/live-widget'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { MoneyCards } from './money-cards'
import { useSalesPeriod } from './sales-period'
import { SalesSection } from './sales-section'
import { useSalesSummary } from './use-sales-summary'
import { WaitingOrders } from './waiting-orders'

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
  usePageTitle('Your store')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl font-semibold md:text-3xl">Your store</h1>
        {user && (
          <LinkButton variant="secondary" to={paths.vendor(user.uid)}>
            See it as buyers do
          </LinkButton>
        )}
      </div>
      <LiveWidget>
        <MoneyCards summary={summary} />
      </LiveWidget>
      <LiveWidget>
        <WaitingOrders />
      </LiveWidget>
      <SalesSection summary={summary} />
    </div>
  )
}
