import { moveBalance } from './balance'
import { UNKNOWN_ACCOUNT } from './banks'
import type { Charge, Refund, RefundStatus } from './model'
import { cardByKey } from './test-cards'
import { iso } from './wire'
import { nextLongId, step, type World } from './world'

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

/** The create response: the whole transaction, `fully_deducted` as a boolean, null metadata. */
export const newRefundView = (refund: Refund, charge: Charge) => {
  const { id, reference, amount, channel, currency } = charge
  return {
    ...common(refund, charge),
    transaction: { id, reference, amount, channel, currency, metadata: null },
    amount: refund.amount,
    deducted_amount: 0,
    channel: null,
    fully_deducted: false,
  }
}

/**
 * The list and fetch responses: only the transaction's id, `fully_deducted` as 0 or 1, amounts as
 * text.
 */
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

/** An event's data: an id only if the refund needs attention, amounts mostly as text. */
const refundEvent = (refund: Refund, charge: Charge) => {
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

const refundsOf = (world: World, charge: Charge): Refund[] =>
  [...world.state.refunds.values()].filter((made) => made.charge_reference === charge.reference)

/** The amount of a charge that can still be refunded. */
export const refundable = (world: World, charge: Charge): number =>
  refundsOf(world, charge)
    .filter((made) => made.status !== 'failed')
    .reduce((rest, made) => rest - made.amount, charge.amount)

export const chargeOfRefund = (world: World, refund: Refund): Charge => {
  const charge = world.state.charges.get(refund.charge_reference)
  if (!charge) throw new Error(`The charge of refund ${refund.id} is gone`)
  return charge
}

const moveMoney = (
  world: World,
  { id }: Refund,
  { currency }: Charge,
  difference: number,
  reason: string,
): void => moveBalance(world, { currency, difference, model: 'Refund', row: String(id), reason })

const isFinal = (status: RefundStatus): boolean => status === 'processed' || status === 'failed'

/** Marks a refund as processed; a fully refunded charge becomes reversed. */
const finish = (world: World, refund: Refund, charge: Charge): void => {
  refund.status = 'processed'
  refund.refund_reference = `RFD${refund.id}`
  const given = refundsOf(world, charge).filter((made) => made.status === 'processed')
  if (given.reduce((sum, made) => sum + made.amount, 0) >= charge.amount) {
    charge.status = 'reversed'
  }
}

/** Changes a refund's status, moves its money and sends its event. Final statuses don't change. */
export const setRefund = (world: World, refund: Refund, status: RefundStatus): void => {
  if (isFinal(refund.status)) return
  refund.status = status
  refund.updated_at = world.now()
  const charge = chargeOfRefund(world, refund)
  if (status === 'failed') {
    moveMoney(world, refund, charge, refund.amount, 'Refund put back')
  }
  if (status === 'processed') finish(world, refund, charge)
  world.emit(`refund.${status}`, refundEvent(refund, charge))
}

const outcomeOf = (world: World, refund: Refund): RefundStatus => {
  if (refund.account_number) {
    return refund.account_number === UNKNOWN_ACCOUNT ? 'needs-attention' : 'processed'
  }
  return cardByKey(chargeOfRefund(world, refund).card)?.refund ?? 'processed'
}

const proceed = (world: World, refund: Refund): void =>
  step(world, () => {
    if (refund.status === 'processing') setRefund(world, refund, outcomeOf(world, refund))
  })

export type NewRefund = {
  charge: Charge
  amount: number
  merchant_note: string | null
  customer_note?: string | null
}

/** Adds a pending refund and deducts its amount from the balance. */
const addRefund = (world: World, wanted: NewRefund): Refund => {
  const refund: Refund = {
    id: nextLongId(world),
    charge_reference: wanted.charge.reference,
    amount: wanted.amount,
    status: 'pending',
    refund_reference: null,
    customer_note: wanted.customer_note ?? null,
    merchant_note: wanted.merchant_note,
    account_number: null,
    created_at: world.now(),
    updated_at: world.now(),
  }
  world.state.refunds.set(String(refund.id), refund)
  moveMoney(world, refund, wanted.charge, -refund.amount, 'Refund')
  return refund
}

/** Starts a refund, which then progresses by itself. */
export const startRefund = (world: World, wanted: NewRefund): Refund => {
  const refund = addRefund(world, wanted)
  world.emit('refund.pending', refundEvent(refund, wanted.charge))
  step(world, () => {
    if (refund.status !== 'pending') return
    setRefund(world, refund, 'processing')
    proceed(world, refund)
  })
  return refund
}

/** Records a past refund without an event. */
export const recordRefund = (world: World, wanted: NewRefund): void =>
  finish(world, addRefund(world, wanted), wanted.charge)

/** Redirects a refund that needs attention to a bank account. */
export const redirectRefund = (world: World, refund: Refund, account_number: string): void => {
  refund.account_number = account_number
  setRefund(world, refund, 'processing')
  proceed(world, refund)
}
