import { moveBalance } from './balance'
import { chargeFee } from './fees'
import type { Charge } from './model'
import { chargeEvent, customerOf } from './views/charge'
import { domainOf, newCode, nextLongId, type World } from './world'

export type NewCharge = Pick<
  Charge,
  'reference' | 'email' | 'requested_amount' | 'currency' | 'channels' | 'callback_url' | 'metadata'
>

/** A payment that nobody has made yet; the provider calls that abandoned. */
export const addCharge = (world: World, wanted: NewCharge): Charge => {
  const charge: Charge = {
    ...wanted,
    id: nextLongId(world),
    access_code: newCode(''),
    amount: wanted.requested_amount,
    status: 'abandoned',
    channel: null,
    card: null,
    fees: null,
    gateway_response: null,
    created_at: world.now(),
    paid_at: null,
    step: null,
  }
  world.state.charges.set(charge.reference, charge)
  return charge
}

export const chargeByCode = (world: World, access_code: string): Charge | null =>
  [...world.state.charges.values()].find((charge) => charge.access_code === access_code) ?? null

/** By reference or by id, as the provider lets one name a transaction. */
export const findCharge = (world: World, name: string): Charge | null =>
  world.state.charges.get(name) ??
  [...world.state.charges.values()].find((charge) => String(charge.id) === name) ??
  null

export const isPaid = (charge: Charge): boolean =>
  charge.status === 'success' || charge.status === 'reversed'

export type Payment = {
  channel: string
  card?: string
  amount?: number
  currency?: string
  paid_at?: number
  /** No event is sent: the payment belongs to the past. */
  is_silent?: boolean
}

/** The money arrives, less the provider's fee. False when it had arrived before. */
export const settleCharge = (world: World, charge: Charge, payment: Payment): boolean => {
  if (isPaid(charge)) return false
  charge.status = 'success'
  charge.amount = payment.amount ?? charge.requested_amount
  charge.currency = payment.currency ?? charge.currency
  charge.channel = payment.channel
  charge.card = payment.card ?? null
  charge.fees = chargeFee(charge.amount)
  charge.paid_at = payment.paid_at ?? world.now()
  charge.gateway_response = 'Successful'
  charge.step = null
  const { currency, amount, fees } = charge
  const row = String(charge.id)
  const brought = { currency, difference: amount, row, reason: 'Charge' }
  moveBalance(world, { ...brought, model: 'Transaction' })
  moveBalance(world, { ...brought, difference: -fees, model: 'Fee', reason: 'Charge fee' })
  if (!payment.is_silent) world.emit('charge.success', chargeEvent(charge))
  return true
}

/** The provider's account for a transfer on its page lives this long. */
const TRANSFER_ACCOUNT_MS = 30 * 60_000

export const isTransferLate = (world: World, charge: Charge): boolean =>
  world.now() >= charge.created_at + TRANSFER_ACCOUNT_MS

const REJECTIONS = {
  INCORRECT_AMOUNT: 'incorrect amount sent',
  ACCOUNT_EXPIRED: 'transfer received after the account expired',
} as const

/** A transfer goes back to its bank: no balance moves, and the payment stays as it was. */
export const rejectTransfer = (
  world: World,
  charge: Charge,
  { amount, message_type }: { amount: number; message_type: keyof typeof REJECTIONS },
): void => {
  if (isPaid(charge)) return
  world.emit('bank.transfer.rejected', {
    bank_transfer: {
      amount: String(amount),
      message: REJECTIONS[message_type],
      message_type,
      transaction_id: String(charge.id),
    },
    customer: { ...customerOf(charge), domain: domainOf(world) },
  })
}

/** An attempt that failed. No event tells of it, and the payer may try again. */
export const refuseCharge = (charge: Charge, gateway_response: string): void => {
  if (isPaid(charge)) return
  charge.status = 'failed'
  charge.gateway_response = gateway_response
  charge.step = null
}
