import type { EscrowAction } from '@contract/escrow/transition'
import { Handshake } from 'lucide-react'
import { partyName } from '@/shared/parties/parties'
import { DateTime } from '@/ui/data/date-time'
import type { ActorProps } from '../actions/action-props'
import { DecisionButtons } from './decision-buttons'
import { OFFER_ANSWERS } from './decision-copy'
import { asRead } from './names'
import { ShareList } from './share-list'

type Props = ActorProps & { actions: readonly EscrowAction[] }

/**
 * The open settlement offer, with what each party would get. Without one it is hidden, not removed:
 * a dialog that is open when the offer is withdrawn stays to say so.
 */
export const OpenSettlementOffer = (props: Props) => {
  const { transaction, party } = props
  const proposal = transaction.dispute?.proposal
  return (
    <section
      hidden={!proposal}
      aria-label="The open offer"
      className="grid gap-3 rounded-lg border border-primary/40 bg-primary-soft p-4"
    >
      {proposal && (
        <>
          <p className="flex items-start gap-2 font-semibold text-primary-strong">
            <Handshake aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span>
              {proposal.by === party
                ? 'You offered'
                : `${partyName(transaction, proposal.by)} offers`}{' '}
              a settlement, <DateTime at={proposal.at} withTime />
            </span>
          </p>
          <ShareList
            transaction={transaction}
            refund_minor={proposal.refund_minor}
            reader={party}
          />
          {proposal.goods === 'return' && (
            <p className="text-sm">
              The goods go back first, and {asRead(transaction, 'vendor', party)}{' '}
              {party === 'vendor' ? 'pay' : 'pays'} the way. Nothing moves before they are back.
            </p>
          )}
          {proposal.by === party && (
            <p className="text-sm">
              It stays open until it is accepted or declined, or until you withdraw it. A new offer
              from either of you replaces it.
            </p>
          )}
        </>
      )}
      <DecisionButtons {...props} only={OFFER_ANSWERS} />
    </section>
  )
}
