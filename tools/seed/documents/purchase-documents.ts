import {
  type Notification,
  notificationSchema,
} from '../../../functions/src/contract/entities/messaging/notification'
import { type Payment, paymentSchema } from '../../../functions/src/contract/entities/money/payment'
import { type Review, reviewSchema } from '../../../functions/src/contract/entities/orders/review'
import { providerLocalFeeOf } from '../../../functions/src/contract/escrow/provider-fee'
import { sumOf } from '../../../functions/src/contract/sum-of'
import {
  DAY_MS,
  HOUR_MS,
  millisOf,
  timestampFromMillis,
} from '../../../functions/src/contract/time'
import {
  notificationsFor,
  transactionValues,
} from '../../../functions/src/domain/messaging/notification/notifications-for'
import { renderNotification } from '../../../functions/src/domain/messaging/notification/render-notification'
import { groupBy } from '../../../functions/src/domain/money/ledger/invariant'
import { newCodeState } from '../../../functions/src/domain/orders/transaction/escrow-code'
import { makeSixDigitCode } from '../../../functions/src/domain/six-digit-code'
import type { PlayedOrder } from '../scenarios/play-scenario'
import { bytesFrom } from '../seeded'

export const escrowCodeOf = ({ transaction }: PlayedOrder): string =>
  makeSixDigitCode(bytesFrom(`escrow code of ${transaction.id}`))

/** The code by which goods come back; undefined unless they are agreed to. */
export const returnCodeOf = ({ transaction }: PlayedOrder): string | undefined =>
  transaction.return?.agreed_at && transaction.return.outcome !== 'second_try'
    ? makeSixDigitCode(bytesFrom(`return code of ${transaction.id}`))
    : undefined

/** When the provider took the money, in epoch milliseconds; undefined if it never did. */
export const paidAt = ({ made }: PlayedOrder): number | undefined =>
  made.find(({ decision }) => decision.event.action === 'payment_confirmed')?.now

const stateOf = (played: PlayedOrder): Payment['state'] => {
  if (paidAt(played) !== undefined) return 'paid'
  const isRefused = played.made.some(({ decision }) => decision.event.action === 'payment_failed')
  return isRefused ? 'failed' : 'awaiting'
}

/** The orders of each payment, by its reference. */
export const ordersByPayment = (
  played: readonly PlayedOrder[],
): Map<string, readonly PlayedOrder[]> =>
  groupBy(played, ({ transaction }) => transaction.payment.reference)

const returnCodes = (orders: readonly PlayedOrder[]): Pick<Payment, 'return_codes'> => {
  const known = orders.flatMap((one) => {
    const code = returnCodeOf(one)
    return code ? [[one.transaction.id, newCodeState(one.transaction.id, code)] as const] : []
  })
  return known.length > 0 ? { return_codes: Object.fromEntries(known) } : {}
}

/**
 * One payment of one or several stores' orders.
 * @param provider_id the provider's id of the charge, if it has one
 */
export const paymentDocument = (
  orders: readonly PlayedOrder[],
  provider_id: string | null,
): Payment => {
  const [first] = orders
  if (!first) throw new Error('a payment is for at least one order')
  const { transaction } = first
  const at = paidAt(first)
  const amount_minor = sumOf(orders.map((one) => one.transaction.amount_paid))
  return paymentSchema.parse({
    reference: transaction.payment.reference,
    transaction_ids: orders.map((one) => one.transaction.id),
    buyer_id: transaction.buyer_id,
    amount_minor,
    currency: transaction.currency,
    channel: transaction.payment.channel,
    mode: 'test',
    state: stateOf(first),
    provider_id,
    provider_fee_minor: at === undefined ? null : providerLocalFeeOf(amount_minor),
    mismatch: null,
    codes: Object.fromEntries(
      orders.map((one) => [
        one.transaction.id,
        newCodeState(one.transaction.id, escrowCodeOf(one)),
      ]),
    ),
    ...returnCodes(orders),
    created_at: transaction.created_at,
    updated_at: at === undefined ? transaction.created_at : timestampFromMillis(at),
  })
}

const SHOWN_MS = 30 * DAY_MS
const UNREAD_MS = 2 * DAY_MS

/** The parties' notifications of the last month; those older than two days are read. */
export const notificationDocuments = (
  played: PlayedOrder,
  seeded_at: number,
): { uid: string; notification: Notification }[] =>
  played.made.flatMap(({ decision, now }) => {
    if (seeded_at - now > SHOWN_MS) return []
    const { transaction, event } = decision
    return notificationsFor(event, transaction).map(({ uid, party, type }) => ({
      uid,
      notification: notificationSchema.parse({
        ...renderNotification(type, transactionValues(transaction, event, party)),
        id: `${transaction.id}-${event.id}`,
        read: seeded_at - now > UNREAD_MS,
        transaction_id: transaction.id,
        product_id: transaction.product_id,
        created_at: event.at,
      }),
    }))
  })

export const reviewDocument = ({ review, transaction }: PlayedOrder): Review | undefined => {
  if (!review) return undefined
  const began = millisOf(transaction.created_at)
  const instant = (at_h: number) => timestampFromMillis(Math.floor(began + at_h * HOUR_MS))
  const { review_id, product_id, vendor_id, customer_details } = transaction
  return reviewSchema.parse({
    id: review_id,
    product_id,
    vendor_id,
    buyer_name: customer_details.name,
    rating: review.rating,
    text: review.text,
    reply: review.reply && { text: review.reply.text, at: instant(review.reply.at_h) },
    created_at: instant(review.at_h),
  })
}
