import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import type { ReactNode } from 'react'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { type ActionKind, availableActions } from '../actions/available-actions'
import { primaryAction, shortButtonText } from '../actions/button-text'
import { PayLink } from '../checkout/pay-link'
import { LIST_WORDS } from './list-labels'

type Props = {
  transaction: Transaction
  party: Party
  now: number
  onAct: (kind: ActionKind) => void
  /** Shown if there is nothing to do. */
  otherwise?: ReactNode
}

/** The one button of an order in a list: what to do next, or where. */
export const NextButton = ({ transaction, party, now, onAct, otherwise }: Props) => {
  const { offers, hasRoom, canPay } = availableActions(transaction, party, now)
  const page = LIST_WORDS[party].page(transaction.id)
  if (hasRoom) {
    return (
      <LinkButton size="sm" variant="secondary" to={`${page}#dispute`}>
        View Status
      </LinkButton>
    )
  }
  if (offers.some(({ kind }) => kind === 'agree')) {
    return (
      <LinkButton size="sm" to={`${page}#return`}>
        Answer the return
      </LinkButton>
    )
  }
  if (canPay) return <PayLink size="sm" transaction={transaction} />
  const action = primaryAction(offers, transaction)
  if (!action) return otherwise
  return (
    <Button
      size="sm"
      variant={action.kind === 'review' ? 'secondary' : 'primary'}
      className="wrap-anywhere"
      onClick={() => onAct(action.kind)}
    >
      {shortButtonText(action, transaction)}
    </Button>
  )
}
