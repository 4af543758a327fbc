import type { ShownDeal } from '@contract/api/orders/deals'
import { useState } from 'react'
import { paths } from '@/config/paths'
import { inlineFailureText } from '@/lib/api/failure-text'
import { ConfirmDialog } from '@/lib/confirm-dialog'
import { useOnline } from '@/lib/use-online'
import { AgreedPictures } from '@/shared/deal/agreed-pictures'
import { Badge } from '@/ui/data/badge'
import { Panel } from '@/ui/data/panel'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { NotHere } from '@/ui/feedback/not-here'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { ShareCard } from '@/ui/media/share-card'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { Consent } from './consent'
import { RequestFacts } from './request-facts'
import { RequestForm } from './request-form'
import { answerAsBuyer, useOwnRequests } from './request-queries'
import { ownState, shareText } from './request-text'

/** What a seller is bound by and hasn't sold. */
const ANSWERABLE = ['accepted', 'paused']
const EDITABLE = ['open', 'accepted', 'paused', 'expired']

const WITHDRAW = {
  title: 'Withdraw this request?',
  text: 'Its link ends: no seller can accept it any more, and it can’t be opened again. Nothing is charged.',
  button: 'Withdraw it',
  done: 'Request withdrawn',
  isDanger: true,
}

/** What can be done about a request that nobody is agreed on. */
const Changes = ({ asked, onEdit }: { asked: ShownDeal; onEdit: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      {!asked.deal.consented_at && (
        <Button variant="secondary" onClick={onEdit}>
          Change it
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Withdraw the request
      </Button>
      {isAsking && (
        <ConfirmDialog
          words={WITHDRAW}
          action={() => answerAsBuyer(asked, { accepts: false })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

const Content = ({ asked }: { asked: ShownDeal }) => {
  const [isEdited, setEdited] = useState(false)
  const { deal, seller } = asked
  const { text, tone } = ownState(deal)
  const isOpen = EDITABLE.includes(deal.state)
  usePageTitle(deal.terms.title)
  return (
    <>
      <header className="grid justify-items-start gap-3">
        <Badge tone={tone}>{text}</Badge>
        <h1 className="wrap-anywhere">{deal.terms.title}</h1>
      </header>
      {deal.state === 'accepted' && deal.consented_at && (
        <LinkButton
          to={paths.dealCheckout(deal.code, deal.version)}
          size="lg"
          className="justify-self-start"
        >
          Pay safely
        </LinkButton>
      )}
      {seller && ANSWERABLE.includes(deal.state) && <Consent asked={asked} seller={seller} />}
      {deal.state === 'open' && (
        <ShareCard
          url={paths.request(deal.code)}
          title={shareText(deal)}
          heading="Send this link to the seller"
        />
      )}
      {deal.state === 'sold_out' && (
        <LinkButton to={paths.purchases} className="justify-self-start">
          See your purchases
        </LinkButton>
      )}
      {isEdited ? (
        <Panel title="Change it">
          {seller && (
            <p className="text-sm">
              {seller.name} accepted what you asked for before. They have to accept again.
            </p>
          )}
          <RequestForm deal={deal} onSaved={() => setEdited(false)} />
        </Panel>
      ) : (
        <Panel title="What you asked for">
          <AgreedPictures {...deal.terms} />
          <RequestFacts deal={deal} />
          {isOpen && <Changes asked={asked} onEdit={() => setEdited(true)} />}
        </Panel>
      )}
    </>
  )
}

/** A request as who made it sees it: its link, who accepted, and the way to pay. */
export const OwnRequest = ({ id }: { id: string | undefined }) => {
  const { data, error, refetch, isFetching } = useOwnRequests()
  const isOnline = useOnline()
  const asked = data?.find(({ deal }) => deal.id === id)
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <Breadcrumbs
        links={[{ label: 'Your requests', to: paths.ownRequests }]}
        current={asked?.deal.terms.title ?? 'A request'}
      />
      {error && !data && (
        <ErrorState onRetry={refetch} isRetrying={isFetching}>
          {inlineFailureText(error)}
        </ErrorState>
      )}
      {!error &&
        !data &&
        (isOnline ? (
          <div role="status" aria-label="Loading the request">
            <Skeleton className="h-96" />
          </div>
        ) : (
          <NotHere />
        ))}
      {data && !asked && (
        <EmptyState
          title="There is no such request"
          action={<LinkButton to={paths.ownRequests}>See your requests</LinkButton>}
        />
      )}
      {asked && <Content key={asked.deal.version} asked={asked} />}
    </div>
  )
}
