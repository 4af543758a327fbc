import { transactionEndpoints } from '@contract/api/endpoints/transactions'
import type { Transaction } from '@contract/entities/transaction'
import type { EscrowAction } from '@contract/escrow/transition'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { ConfirmDialog } from '@/lib/confirm-dialog'
import { Button } from '@/ui/form/button'
import { DECISIONS, type Decision, decisionWords } from './decision-copy'
import type { DisputeProps, Run } from './dispute-props'

type Props = DisputeProps & {
  actions: readonly EscrowAction[]
  only: readonly Decision[]
}

/** Keeps the transaction that the user saw: the server rejects an offer replaced since then. */
type Asked = { decision: Decision; transaction: Transaction }

const REQUESTS: Record<Decision, (transaction: Transaction) => ReturnType<Parameters<Run>[0]>> = {
  accept_settlement: ({ id, dispute }) =>
    call(transactionEndpoints.accept, {
      params: { id },
      body: { refund_minor: dispute?.proposal?.refund_minor ?? 0 },
    }),
  approve: ({ id }) => call(transactionEndpoints.approve, { params: { id } }),
  accept_refund: ({ id }) => call(transactionEndpoints.acceptRefund, { params: { id } }),
  withdraw: ({ id }) => call(transactionEndpoints.withdraw, { params: { id } }),
}

/** The decisions that end a dispute. Each opens a confirmation dialog. */
export const Decisions = ({ transaction, party, run, actions, only }: Props) => {
  const [asked, setAsked] = useState<Asked>()
  const offered = DECISIONS.filter((one) => only.includes(one) && actions.includes(one))

  return (
    <>
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
      {asked && (
        <ConfirmDialog
          words={decisionWords(asked.decision, asked.transaction, party)}
          action={() => run(() => REQUESTS[asked.decision](asked.transaction))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
