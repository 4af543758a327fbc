import type { HeldDeal } from '@contract/api/orders/deals'
import { vendorPaths } from '@contract/vendor-urls'
import { Pencil, Radio } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Panel } from '@/ui/data/panel'
import { StatusChip } from '@/ui/data/status-chip'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { DealCounts } from './deal-counts'
import { DealGate } from './deal-gate'
import { DealShare } from './deal-share'
import { DealTerms } from './deal-terms'
import { DEAL_STATE_WORDS, whyNotPayable } from './deal-words'
import { ReopenDeal } from './reopen-deal'
import { WithdrawDeal } from './withdraw-deal'

/** How the page of a deal is told that it was just saved. */
export const JUST_SAVED = { just_saved: true }

/** Its orders are found among the sales by what was sold. */
const salesOf = ({ terms }: HeldDeal) =>
  `${vendorPaths.sales}?${new URLSearchParams({ q: terms.title })}`

type Props = { deal: HeldDeal; now: number }

const Content = ({ deal, now }: Props) => {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const isSaved = (useLocation().state as Partial<typeof JUST_SAVED> | null)?.just_saved === true
  const { id, state, terms, sold, reserved } = deal
  const isEnded = state === 'withdrawn' || state === 'declined'
  const whyNot = whyNotPayable(deal)
  usePageTitle(terms.title)
  return (
    <>
      <Breadcrumbs links={[{ label: 'Your deals', to: vendorPaths.deals }]} current={terms.title} />
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="min-w-0 wrap-anywhere">{terms.title}</h1>
          <StatusChip {...DEAL_STATE_WORDS[state]} />
        </div>
        {isSaved && (
          <p role="status" className="rounded-md bg-success-soft px-3 py-2">
            {deal.version === 1
              ? 'Your deal is ready. Send its link to the buyer.'
              : `Version ${deal.version} is saved. The link stays the same.`}
          </p>
        )}
        {whyNot && <p className="rounded-md bg-warning-soft px-3 py-2">{whyNot}</p>}
        {deal.taken_down && (
          <Link to={paths.contact} className="justify-self-start text-primary underline">
            Write to us if you think that this is a mistake
          </Link>
        )}
        {deal.late !== undefined && <ReopenDeal deal={deal} late={deal.late} />}
      </header>
      {!isEnded && (
        <Panel title="Send it">
          <DealShare deal={deal} />
        </Panel>
      )}
      <Panel title="How it stands">
        <DealCounts deal={deal} now={now} />
        {sold + reserved > 0 && (
          <Link to={salesOf(deal)} className="justify-self-start text-primary underline">
            See its orders
          </Link>
        )}
      </Panel>
      <DealTerms deal={deal} />
      {!isEnded && (
        <div className="flex flex-wrap gap-3">
          {state !== 'accepted' && !deal.of && (
            <LinkButton variant="secondary" to={vendorPaths.dealEdit(id)}>
              <Pencil aria-hidden className="size-4" />
              Edit
            </LinkButton>
          )}
          {state === 'open' && !deal.of && (
            <LinkButton variant="secondary" to={vendorPaths.dealLive(id)}>
              <Radio aria-hidden className="size-4" />
              Sell it live
            </LinkButton>
          )}
          <Button variant="quiet" onClick={() => setWithdrawing(true)}>
            Withdraw
          </Button>
        </div>
      )}
      {isWithdrawing && <WithdrawDeal deal={deal} onClose={() => setWithdrawing(false)} />}
    </>
  )
}

/** An own deal as it stands now, with its link to send. */
export const DealPage = ({ id }: { id: string }) => (
  <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
    <DealGate id={id}>{(deal, now) => <Content deal={deal} now={now} />}</DealGate>
  </div>
)
