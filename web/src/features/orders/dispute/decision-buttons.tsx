import type { Transaction } from '@contract/entities/orders/transaction'
import type { EscrowAction } from '@contract/escrow/transition'
import { useState } from 'react'
import { Button } from '@/ui/form/button'
import type { ActorProps } from '../actions/action-props'
import { ConfirmAction } from '../actions/confirm-action'
import { DECISIONS, type Decision, decisionLabel, decisionWords } from './decision-copy'
import { DeclineOfferForm } from './decline-offer-form'

type Props = ActorProps & {
  actions: readonly EscrowAction[]
  only: readonly Decision[]
}

/** Keeps the transaction that the user saw: the server rejects an offer replaced since then. */
type Asked = { decision: Decision; transaction: Transaction }

/** The decisions in a dispute. Each opens a dialog that says what it does. */
export const DecisionButtons = ({ transaction, party, run, actions, only }: Props) => {
  const [asked, setAsked] = useState<Asked>()
  const offered = DECISIONS.filter((one) => only.includes(one) && actions.includes(one))

  const dialogOf = ({ decision, transaction: seen }: Asked) => {
    const props = { transaction: seen, party, run, onClose: () => setAsked(undefined) }
    return decision === 'decline_settlement' ? (
      <DeclineOfferForm {...props} words={decisionWords(decision, seen, party)} />
    ) : (
      <ConfirmAction {...props} kind={decision} />
    )
  }
  return (
    <>
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {offered.map((decision) => (
            <Button
              key={decision}
              variant={decision === 'accept_settlement' ? 'primary' : 'secondary'}
              className={decision === 'accept_refund' ? 'text-error!' : undefined}
              onClick={() => setAsked({ decision, transaction })}
            >
              {decisionLabel(decision, transaction)}
            </Button>
          ))}
        </div>
      )}
      {asked && dialogOf(asked)}
    </>
  )
}
