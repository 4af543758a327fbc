import type { ResponseOf } from '../../../contract/api/endpoint'
import { AppError } from '../../../contract/api/errors'
import type { checkoutEndpoints } from '../../../contract/api/orders/checkouts'
import type { Payment } from '../../../contract/entities/money/payment'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { findTransition } from '../../../contract/escrow/actions'
import { isUnpaid } from '../../../contract/escrow/states'
import { requirePayment } from '../../../db/money/require-payment'
import { readPrivatePart } from '../../../db/orders/transactions'
import type { Actor, Deps } from '../../deps'
import { executeCommands, requireTransaction } from '../transaction/execute-command'

type Rows = typeof checkoutEndpoints

/** For anyone but the buyer, the checkout doesn't exist. */
const requireOwn = async (actor: Actor, reference: string): Promise<Payment> => {
  const { data } = await requirePayment(reference)
  if (data.buyer_id !== actor.uid) throw new AppError('payment/not-found')
  return data
}

const shown = (
  { reference, amount_minor, state }: Payment,
  transactions: Transaction[],
): ResponseOf<Rows['cancel']> => ({ reference, amount_minor, state, transactions })

/** The orders of one payment, and where it can still be paid. */
export const showCheckout = async (
  actor: Actor,
  reference: string,
): Promise<ResponseOf<Rows['get']>> => {
  const payment = await requireOwn(actor, reference)
  const stored = await Promise.all(payment.transaction_ids.map(requireTransaction))
  const transactions = stored.map(({ data }) => data)
  const unpaid = transactions.find(isUnpaid)
  const secret = unpaid && (await readPrivatePart(unpaid.id, actor.uid))
  const authorization_url = secret?.authorization_url
  return { ...shown(payment, transactions), ...(authorization_url ? { authorization_url } : {}) }
}

/** Cancels every order of a checkout that is not paid, in one commit. */
export const cancelCheckout = async (
  deps: Deps,
  actor: Actor,
  reference: string,
): Promise<ResponseOf<Rows['cancel']>> => {
  const payment = await requireOwn(actor, reference)
  const acted = await executeCommands(deps, payment.transaction_ids, (transactions, now) => ({
    plans: transactions.map((transaction) => {
      return isUnpaid(transaction) && findTransition(transaction, 'cancel', 'buyer', now)
        ? { command: { action: 'cancel' }, actor: { role: 'buyer', id: actor.uid } }
        : null
    }),
  }))
  return shown(
    payment,
    acted.map(({ transaction }) => transaction),
  )
}
