import { paths } from '@/config/paths'
import { MoneyCards } from '@/features/vendor-home/money-cards'
import { WaitingOrders } from '@/features/vendor-home/waiting-orders'
import { useLiveTransactions } from '@/lib/live/transactions'
import { useSession } from '@/lib/session'
import { ErrorState } from '@/ui/error-state'
import { LinkButton } from '@/ui/link-button'
import { Skeleton } from '@/ui/skeleton'
import { usePageTitle } from '@/ui/use-page-title'

/** More running orders than this are counted on the sales page. */
const MOST_SALES = 60

export default function VendorHomePage() {
  const { user } = useSession()
  const sales = useLiveTransactions({ as: 'vendor', limit: MOST_SALES })
  usePageTitle('Your store')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl font-semibold md:text-3xl">Your store</h1>
        {user && (
          <LinkButton variant="secondary" to={paths.vendor(user.uid)}>
            See it as buyers do
          </LinkButton>
        )}
      </div>
      {sales.status === 'loading' && <Skeleton className="h-64 w-full rounded-lg" />}
      {sales.status === 'error' && (
        <ErrorState onRetry={sales.retry}>Your sales could not be loaded.</ErrorState>
      )}
      {sales.status === 'content' && (
        <>
          <MoneyCards sales={sales.data} />
          <WaitingOrders sales={sales.data} />
        </>
      )}
    </>
  )
}
