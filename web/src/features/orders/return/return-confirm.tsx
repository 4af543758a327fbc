import { returnEndpoints } from '@contract/api/orders/returns'
import type { Transaction } from '@contract/entities/orders/transaction'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { ConfirmDialog } from '@/lib/confirm-dialog'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import type { ActionProps } from '../actions/action-props'
import { offerFailureText } from '../dispute/offer-failure'
import { outOfStockText } from './out-of-stock'
import { type ConfirmedReturn, returnWords } from './return-copy'

type Props = ActionProps & { kind: ConfirmedReturn }

/** Names the offer that the buyer read: an answer to one that was replaced since is refused. */
const answered = ({ return: back }: Transaction) => ({
  amount_minor: back?.offer?.amount_minor ?? 0,
})

const send = (kind: ConfirmedReturn, transaction: Transaction) => {
  const params = { id: transaction.id }
  switch (kind) {
    case 'acceptPart':
    case 'declinePart':
      return call(returnEndpoints[kind], { params, body: answered(transaction) })
    case 'acceptWait':
    case 'declineWait': {
      const day = transaction.return?.wait?.day ?? ''
      return call(returnEndpoints[kind], { params, body: { day } })
    }
    case 'markSellable': {
      const is_sellable = !transaction.return?.is_sellable
      return call(returnEndpoints.markSellable, { params, body: { is_sellable } })
    }
    case 'withdrawReturn':
      return call(returnEndpoints.withdraw, { params })
    default:
      return call(returnEndpoints[kind], { params })
  }
}

const extendFailureText = (error: unknown): string =>
  isRefusal(error, 'transaction/action-not-allowed')
    ? 'This can be done once, until an hour before the end. The order shows until when you have.'
    : inlineFailureText(error)

const TEXTS: Partial<Record<ConfirmedReturn, (error: unknown) => string>> = {
  acceptPart: offerFailureText,
  declinePart: offerFailureText,
  acceptWait: offerFailureText,
  declineWait: offerFailureText,
  extend: extendFailureText,
  waive: outOfStockText,
}

/** The dialog of a return's action that only needs confirmation. */
export const ReturnConfirm = ({ kind, transaction, run, onClose }: Props) => {
  const login = useRecentLogin()
  return (
    <>
      <ConfirmDialog
        words={returnWords(kind, transaction)}
        action={() => run(() => login.run(() => send(kind, transaction)))}
        textOf={TEXTS[kind]}
        onClose={onClose}
      />
      {login.dialog}
    </>
  )
}
