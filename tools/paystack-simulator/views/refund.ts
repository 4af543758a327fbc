import type { Charge, Refund } from '../model'
import { iso } from '../wire'

const EXPECTED_AFTER_MS = 7 * 24 * 3_600_000

const common = (refund: Refund, charge: Charge) => ({
  id: refund.id,
  integration: 100_001,
  status: refund.status,
  currency: charge.currency,
  customer_note: refund.customer_note ?? `Refund for transaction ${charge.reference}`,
  merchant_note: refund.merchant_note ?? `Refund for transaction ${charge.reference}`,
  refunded_by: 'simulator@example.com',
  expected_at: iso(refund.created_at + EXPECTED_AFTER_MS),
  createdAt: iso(refund.created_at),
  updatedAt: iso(refund.updated_at),
})

const deducted = (refund: Refund): number => (refund.status === 'failed' ? 0 : refund.amount)

/** As the call that makes it answers: the transaction whole, a boolean, metadata null. */
export const newRefundView = (refund: Refund, charge: Charge) => ({
  ...common(refund, charge),
  transaction: {
    id: charge.id,
    reference: charge.reference,
    amount: charge.amount,
    channel: charge.channel,
    currency: charge.currency,
    metadata: null,
  },
  amount: refund.amount,
  deducted_amount: 0,
  channel: null,
  fully_deducted: false,
})

/** As the list and the single look answer: the transaction's id alone, 0 or 1, amount as text. */
export const refundView = (refund: Refund, charge: Charge) => ({
  ...common(refund, charge),
  transaction: charge.id,
  transaction_reference: charge.reference,
  dispute: null,
  settlement: null,
  amount: String(refund.amount),
  deducted_amount: String(deducted(refund)),
  channel: charge.channel,
  fully_deducted: deducted(refund) === refund.amount ? 1 : 0,
  refunded_at: iso(refund.created_at),
})

/** As events tell it: an id only where a retry needs one, the amount mostly as text. */
export const refundEvent = (refund: Refund, charge: Charge) => {
  const needsAttention = refund.status === 'needs-attention'
  const isNumber = needsAttention || refund.status === 'failed'
  return {
    ...(needsAttention ? { id: refund.id } : {}),
    status: refund.status,
    transaction_reference: charge.reference,
    refund_reference: refund.refund_reference,
    amount: isNumber ? refund.amount : String(refund.amount),
    currency: charge.currency,
    processor: 'instant-transfer',
    customer: { first_name: null, last_name: null, email: charge.email },
    integration: 100_001,
  }
}
