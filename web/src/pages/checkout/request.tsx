import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useFreshPage } from '@/features/orders/list/use-fresh-page'
import { PayRequest } from '@/features/orders/requests/pay-request'
import { useOwnRequests } from '@/features/orders/requests/request-queries'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useSession } from '@/lib/session/session'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

/** Pays what a buyer asked for, once a seller accepted and the buyer agreed to them. */
export default function RequestCheckout() {
  const { id = '' } = useParams()
  const { user } = useSession()
  const { data, error, refetch, isFetching } = useOwnRequests(user !== undefined)
  usePageTitle('Checkout')
  useFreshPage()
  if (error && !data) {
    return (
      <ErrorState onRetry={refetch} isRetrying={isFetching}>
        {inlineFailureText(error)}
      </ErrorState>
    )
  }
  if (!data || !user) return <Skeleton className="h-96 w-full rounded-lg" />
  const asked = data.find(({ deal }) => deal.id === id)
  const seller = asked?.deal.consented_at && asked.seller
  return (
    <>
      <h1>Checkout</h1>
      {asked && seller ? (
        <PayRequest asked={asked} seller={seller} name={user.name} />
      ) : (
        <EmptyState
          title="This can’t be paid now"
          action={<LinkButton to={paths.ownRequests}>See your requests</LinkButton>}
        >
          Once a seller has accepted and you have agreed to them, you pay here.
        </EmptyState>
      )}
    </>
  )
}
