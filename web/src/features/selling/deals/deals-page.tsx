import { vendorPaths } from '@contract/vendor-urls'
import { Handshake, Plus, WifiOff } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useOnline } from '@/lib/use-online'
import { Pagination } from '@/ui/data/pagination'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { DealList } from './deal-list'
import { DEALS_PER_PAGE, useOwnDeals } from './deal-queries'

const Loading = () => (
  <div role="status" aria-label="Loading your deals" className="grid gap-3">
    <Skeleton className="h-36 rounded-lg" />
    <Skeleton className="h-36 rounded-lg" />
    <Skeleton className="h-36 rounded-lg" />
  </div>
)

const NewDeal = () => (
  <LinkButton to={vendorPaths.dealNew}>
    <Plus aria-hidden className="size-4" />
    Make a deal
  </LinkButton>
)

const List = () => {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('page'))
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1
  const { data, error, refetch, isFetching, dataUpdatedAt } = useOwnDeals(page)
  const isOnline = useOnline()
  if (!data && error) {
    return (
      <ErrorState onRetry={refetch} isRetrying={isFetching}>
        {inlineFailureText(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return isOnline ? (
      <Loading />
    ) : (
      <EmptyState title="You are offline" icon={WifiOff}>
        Your deals show here as soon as there is a connection again.
      </EmptyState>
    )
  }
  if (data.total === 0) {
    return (
      <EmptyState title="No deals yet" icon={Handshake} action={<NewDeal />}>
        Agreed on something in a chat? Make a deal of it and send the link. The buyer’s money waits
        in escrow until they have it.
      </EmptyState>
    )
  }
  return (
    <>
      <DealList deals={data.items} now={dataUpdatedAt} />
      {data.total > DEALS_PER_PAGE && (
        <Pagination
          page={page}
          limit={DEALS_PER_PAGE}
          total={data.total}
          onPage={(to) => setSearch(to === 1 ? {} : { page: String(to) })}
        />
      )}
    </>
  )
}

/** The seller's own deals, the newest first, as they stand now. */
export const DealsPage = () => {
  usePageTitle('Your deals')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1>Your deals</h1>
        <NewDeal />
      </header>
      <List />
    </div>
  )
}
