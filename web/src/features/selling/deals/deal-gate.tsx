import type { HeldDeal } from '@contract/api/orders/deals'
import { vendorPaths } from '@contract/vendor-urls'
import type { ReactNode } from 'react'
import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useOnline } from '@/lib/use-online'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { NotHere } from '@/ui/feedback/not-here'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { useOwnDeal } from './deal-queries'

type Props = {
  id: string
  isLive?: boolean
  /** `now` is when the deal was read, in epoch milliseconds. */
  children: (deal: HeldDeal, now: number) => ReactNode
}

/** Loads an own deal and shows it, or why there is none. */
export const DealGate = ({ id, isLive, children }: Props) => {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useOwnDeal(id, isLive)
  const isOnline = useOnline()
  if (data) return children(data, dataUpdatedAt)
  if (isRefusal(error, 'deal/not-found') || isRefusal(error, 'request/invalid')) {
    return (
      <EmptyState
        title="You have no such deal"
        action={<LinkButton to={vendorPaths.deals}>See your deals</LinkButton>}
      />
    )
  }
  if (error) {
    return (
      <ErrorState onRetry={refetch} isRetrying={isFetching}>
        {inlineFailureText(error)}
      </ErrorState>
    )
  }
  if (!isOnline) return <NotHere />
  return (
    <div role="status" aria-label="Loading the deal" className="grid gap-5">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  )
}
