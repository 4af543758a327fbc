import type { ShownDeal } from '@contract/api/orders/deals'
import { Handshake } from 'lucide-react'
import { paths } from '@/config/paths'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useOnline } from '@/lib/use-online'
import { Badge } from '@/ui/data/badge'
import { Card } from '@/ui/data/card'
import { Money } from '@/ui/data/money'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { NotHere } from '@/ui/feedback/not-here'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { useOwnRequests } from './request-queries'
import { ownState } from './request-text'

const newRequest = <LinkButton to={paths.newRequest}>Ask a seller to accept</LinkButton>

const Row = ({ asked: { deal, seller } }: { asked: ShownDeal }) => {
  const { text, tone } = ownState(deal)
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <Link to={paths.ownRequest(deal.id)} className="font-semibold underline wrap-anywhere">
            {deal.terms.title}
          </Link>
          <p className="text-muted text-sm">
            <Money amount_minor={deal.terms.price_minor} currency="NGN" />
            {seller && `, ${seller.name}`}
          </p>
        </div>
        <Badge tone={tone}>{text}</Badge>
      </Card>
    </li>
  )
}

const List = () => {
  const isOnline = useOnline()
  const { data, error, refetch, isFetching } = useOwnRequests()
  if (error && !data) {
    return (
      <ErrorState onRetry={refetch} isRetrying={isFetching}>
        {inlineFailureText(error)}
      </ErrorState>
    )
  }
  if (!data && !isOnline) return <NotHere />
  if (!data) {
    return (
      <div role="status" aria-label="Loading your requests" className="grid gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState title="You haven’t asked for anything yet" icon={Handshake} action={newRequest}>
        Agreed with a seller in a chat? Write down what you agreed and send them the link. They
        accept it, you pay here, and they get the money once you have what you bought.
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-3">
      {data.map((asked) => (
        <Row key={asked.deal.id} asked={asked} />
      ))}
    </ul>
  )
}

/** What somebody asked sellers for, each with what is waited for. */
export const OwnRequests = () => {
  usePageTitle('Your requests')
  const { data } = useOwnRequests()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1>Your requests</h1>
        {data?.length !== 0 && newRequest}
      </header>
      <List />
    </div>
  )
}
