import { actionsFor } from '@contract/escrow/actions'
import { dealOf } from '@contract/orders/deal-of'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { partyName } from '@/shared/parties/parties'
import { Card } from '@/ui/data/card'
import { DateTime } from '@/ui/data/date-time'
import type { ActorProps } from '../actions/action-props'
import { AgreedTerms } from './agreed-terms'
import { Composer } from './composer'
import { DecisionButtons } from './decision-buttons'
import { disputeStatusText } from './dispute-status'
import { Entries } from './entries'
import { OpenSettlementOffer } from './open-settlement-offer'
import { reasonLabel } from './reasons'

const ANCHOR = 'dispute'

type Props = ActorProps & { now: number }

/** A dispute with its reason, messages, settlement offer and decisions. */
export const DisputeRoom = ({ now, ...props }: Props) => {
  const { transaction, party } = props
  const { dispute } = transaction
  const room = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit to the anchor goes there, the same one again too
  useEffect(() => {
    if (hash === `#${ANCHOR}`) room.current?.scrollIntoView({ block: 'start' })
  }, [hash, key])

  if (!dispute) return null
  const deal = dealOf(transaction)
  const actions = actionsFor(transaction, party, now)
  const raiser =
    dispute.raised_by === 'provider'
      ? 'The buyer’s bank'
      : dispute.raised_by === party
        ? 'You'
        : partyName(transaction, dispute.raised_by)
  return (
    <section ref={room} id={ANCHOR} aria-labelledby="dispute-title" className="scroll-mt-24">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <header className="grid gap-1">
          <h2 id="dispute-title" className="text-lg">
            Dispute: {reasonLabel(dispute.reason)}
          </h2>
          <p className="text-sm text-muted">
            {raiser} raised it on <DateTime at={dispute.opened_at} withTime />.
          </p>
          <p>{disputeStatusText(transaction, party)}</p>
        </header>
        {deal && <AgreedTerms id={transaction.id} deal={deal} />}
        {actions.includes('add_message') && <OpenSettlementOffer {...props} actions={actions} />}
        <Entries transaction={transaction} party={party} />
        <Composer {...props} actions={actions} />
        {actions.includes('add_message') && (
          <div className="grid gap-3 border-t border-line pt-4 empty:hidden">
            <DecisionButtons
              {...props}
              actions={actions}
              only={['approve', 'accept_refund', 'withdraw']}
            />
          </div>
        )}
      </Card>
    </section>
  )
}
