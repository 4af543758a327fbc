import { transactionEndpoints } from '@contract/api/orders/transactions'
import type { Transaction } from '@contract/entities/orders/transaction'
import { call } from '@/lib/api/api-client'
import { ConfirmDialog } from '@/lib/confirm-dialog'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { nowFor, useNow } from '../details/use-now'
import { answeredOffer } from '../dispute/answered-offer'
import { OFFER_ANSWERS } from '../dispute/decision-copy'
import { offerFailureText } from '../dispute/offer-failure'
import type { ActionProps } from './action-props'
import { confirmWords, type PlainKind } from './confirm-copy'

/** Declining an offer asks for a reason. */
export type ConfirmedKind = Exclude<PlainKind, 'decline_settlement'>

type Props = ActionProps & { kind: ConfirmedKind }

const answerTo = (transaction: Transaction) => ({
  params: { id: transaction.id },
  body: answeredOffer(transaction),
})

const send = (kind: ConfirmedKind, transaction: Transaction) => {
  const params = { id: transaction.id }
  switch (kind) {
    case 'accept_settlement':
      return call(transactionEndpoints.accept, answerTo(transaction))
    case 'withdraw_settlement':
      return call(transactionEndpoints.withdrawOffer, answerTo(transaction))
    case 'accept_refund':
      return call(transactionEndpoints.acceptRefund, { params })
    default:
      return call(transactionEndpoints[kind], { params })
  }
}

/** The dialog of an action that only needs confirmation. */
export const ConfirmAction = ({ kind, transaction, party, run, onClose }: Props) => {
  const now = useNow()
  const login = useRecentLogin()
  const isOfferAnswer = OFFER_ANSWERS.some((answer) => answer === kind)
  return (
    <>
      <ConfirmDialog
        words={confirmWords(kind, transaction, party, nowFor(transaction, now))}
        action={() => run(() => login.run(() => send(kind, transaction)))}
        textOf={isOfferAnswer ? offerFailureText : undefined}
        onClose={onClose}
      />
      {login.dialog}
    </>
  )
}
