import { moveBalance } from './balance'
import { UNKNOWN_ACCOUNT } from './data/test-accounts'
import { cardByKey } from './data/test-cards'
import type { Charge, Refund, RefundStatus } from './model'
import { refundEvent } from './views/refund'
import { nextLongId, step, type World } from './world'

const refundsOf = (world: World, charge: Charge): Refund[] =>
  [...world.state.refunds.values()].filter((made) => made.charge_reference === charge.reference)

/** What can still be given back. */
export const refundable = (world: World, charge: Charge): number =>
  refundsOf(world, charge)
    .filter((made) => made.status !== 'failed')
    .reduce((rest, made) => rest - made.amount, charge.amount)

const chargeOf = (world: World, refund: Refund): Charge => {
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

/** The money is with the payer; a charge that was given back in full is reversed. */
const finish = (world: World, refund: Refund, charge: Charge): void => {
  refund.status = 'processed'
  refund.refund_reference = `RFD${refund.id}`
  const given = refundsOf(world, charge).filter((made) => made.status === 'processed')
  if (given.reduce((sum, made) => sum + made.amount, 0) >= charge.amount) {
    charge.status = 'reversed'
  }
}

/** Moves a refund on, its money and its event with it. A final one stays. */
export const setRefund = (world: World, refund: Refund, status: RefundStatus): void => {
  if (isFinal(refund.status)) return
  refund.status = status
  refund.updated_at = world.now()
  const charge = chargeOf(world, refund)
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
  return cardByKey(chargeOf(world, refund).card)?.refund ?? 'processed'
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

/** Takes the money from the balance. */
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

/** A refund that goes its way from now on. */
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

/** A refund of the past, without an event. */
export const recordRefund = (world: World, wanted: NewRefund): void =>
  finish(world, addRefund(world, wanted), wanted.charge)

/** Sends a refund that needs attention to a bank account instead. */
export const redirectRefund = (world: World, refund: Refund, account_number: string): void => {
  refund.account_number = account_number
  setRefund(world, refund, 'processing')
  proceed(world, refund)
}
