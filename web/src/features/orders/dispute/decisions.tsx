import { transactionEndpoints } from '@contract/api/orders/transactions'
import type { Transaction } from '@contract/entities/orders/transaction'
import type { EscrowAction } from '@contract/escrow/transition'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { ConfirmDialog } from '@/lib/confirm-dialog'
import { Button } from '@/ui/form/button'
import { DECISIONS, type Decision, decisionWords, OFFER_ANSWERS } from './decision-copy'
import { DeclineOfferForm } from './decline-offer-form'
import type { DisputeProps, Run } from './dispute-props'
import { offerFailureText } from './offer-failure'

type Props = DisputeProps & {
  actions: readonly EscrowAction[]
  only: readonly Decision[]
}

/** Keeps the transaction that the user saw: the server rejects an offer replaced since then. */
type Asked = { decision: Decision; transaction: Transaction }

const offerOf = ({ id, dispute }: Transaction) => ({
  params: { id },
  body: { refund_minor: dispute?.proposal?.refund_minor ?? 0 },
})

const isOfferAnswer = (decision: Decision) => OFFER_ANSWERS.some((one) => one === decision)

type Confirmed = Exclude<Decision, 'decline_settlement'>

const REQUESTS: Record<Confirmed, (transaction: Transaction) => ReturnType<Parameters<Run>[0]>> = {
  accept_settlement: (transaction) => call(transactionEndpoints.accept, offerOf(transaction)),
  withdraw_settlement: (transaction) =>
    call(transactionEndpoints.withdrawOffer, offerOf(transaction)),
  approve: ({ id }) => call(transactionEndpoints.approve, { params: { id } }),
  accept_refund: ({ id }) => call(transactionEndpoints.acceptRefund, { params: { id } }),
  withdraw: ({ id }) => call(transactionEndpoints.withdraw, { params: { id } }),
}

/** The decisions in a dispute. Each opens a dialog that says what it does. */
export const Decisions = ({ transaction, party, run, actions, only }: Props) => {
  const [asked, setAsked] = useState<Asked>()
  const offered = DECISIONS.filter((one) => only.includes(one) && actions.includes(one))
  const close = () => setAsked(undefined)

  const dialogOf = ({ decision, transaction: seen }: Asked) => {
    const words = decisionWords(decision, seen, party)
    if (decision === 'decline_settlement') {
      return (
        <DeclineOfferForm
          transaction={seen}
          party={party}
          run={run}
          words={words}
          onClose={close}
        />
      )
    }
    return (
      <ConfirmDialog
        words={words}
        action={() => run(() => REQUESTS[decision](seen))}
        textOf={isOfferAnswer(decision) ? offerFailureText : undefined}
        onClose={close}
      />
    )
  }
  return (
    <>
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {offered.map((decision) => {
            const { label, isDanger } = decisionWords(decision, transaction, party)
            return (
              <Button
                key={decision}
                variant={decision === 'accept_settlement' ? 'primary' : 'secondary'}
                className={isDanger ? 'text-error!' : undefined}
                onClick={() => setAsked({ decision, transaction })}
              >
                {label}
              </Button>
            )
          })}
        </div>
      )}
      {asked && dialogOf(asked)}
    </>
  )
}
