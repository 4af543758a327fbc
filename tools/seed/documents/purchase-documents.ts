import {
  type Notification,
  notificationSchema,
} from '../../../functions/src/contract/entities/notification'
import { type Payment, paymentSchema } from '../../../functions/src/contract/entities/payment'
import { type Review, reviewSchema } from '../../../functions/src/contract/entities/review'
import {
  DAY_MS,
  HOUR_MS,
  millisOf,
  timestampFromMillis,
} from '../../../functions/src/contract/time'
import {
  notificationsFor,
  transactionValues,
} from '../../../functions/src/domain/notification/notifications-for'
import { renderNotification } from '../../../functions/src/domain/notification/render-notification'
import {
  escrowCodeHash,
  makeEscrowCode,
} from '../../../functions/src/domain/transaction/escrow-code'
import { providerLocalFeeOf } from '../../../functions/src/domain/transaction/posting/fees'
import type { PlayedScenario } from '../scenarios/play-scenario'
import { bytesFrom } from '../seeded'

export const escrowCodeOf = ({ transaction }: PlayedScenario): string =>
  makeEscrowCode(bytesFrom(`escrow code of ${transaction.id}`))

/** When the provider took the money, in epoch milliseconds; undefined if it never did. */
export const paidAt = ({ made }: PlayedScenario): number | undefined =>
  made.find(({ decision }) => decision.event.action === 'payment_confirmed')?.now

const stateOf = (played: PlayedScenario): Payment['state'] => {
  if (paidAt(played) !== undefined) return 'paid'
  const isRefused = played.made.some(({ decision }) => decision.event.action === 'payment_failed')
  return isRefused ? 'failed' : 'awaiting'
}

/** @param provider_id the provider's id of the charge, if it has one */
export const paymentDocument = (played: PlayedScenario, provider_id: string | null): Payment => {
  const { transaction } = played
  const at = paidAt(played)
  return paymentSchema.parse({
    reference: transaction.payment.reference,
    transaction_id: transaction.id,
    buyer_id: transaction.buyer_id,
    amount_minor: transaction.amount_paid,
    currency: transaction.currency,
    channel: transaction.payment.channel,
    mode: 'test',
    state: stateOf(played),
    provider_id,
    provider_fee_minor: at === undefined ? null : providerLocalFeeOf(transaction.amount_paid),
    mismatch: null,
    code_hash: escrowCodeHash(transaction.id, escrowCodeOf(played)),
    code_attempts: 0,
    code_locked_until: null,
    created_at: transaction.created_at,
    updated_at: at === undefined ? transaction.created_at : timestampFromMillis(at),
  })
}

const SHOWN_MS = 30 * DAY_MS
const UNREAD_MS = 2 * DAY_MS

/** The parties' notifications of the last month; those older than two days are read. */
export const notificationDocuments = (
  played: PlayedScenario,
  seeded_at: number,
): { uid: string; notification: Notification }[] =>
  played.made.flatMap(({ decision, now }) => {
    if (seeded_at - now > SHOWN_MS) return []
    const { transaction, event } = decision
    return notificationsFor(event, transaction).map(({ uid, party, type }) => ({
      uid,
      notification: notificationSchema.parse({
        ...renderNotification(
          type,
          transactionValues(transaction, event, party, escrowCodeOf(played)),
        ),
        id: `${transaction.id}-${event.id}`,
        read: seeded_at - now > UNREAD_MS,
        transaction_id: transaction.id,
        product_id: transaction.product_id,
        created_at: event.at,
      }),
    }))
  })

export const reviewDocument = ({ scenario, transaction }: PlayedScenario): Review | undefined => {
  const { review } = scenario
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
