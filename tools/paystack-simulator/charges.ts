import { moveBalance } from './balance'
import { chargeFee } from './fees'
import type { Charge } from './model'
import { cardByKey } from './test-cards'
import { iso, isoOrNull } from './wire'
import { domainOf, newCode, nextLongId, type World } from './world'

export type NewCharge = Pick<
  Charge,
  'reference' | 'email' | 'requested_amount' | 'currency' | 'channels' | 'callback_url' | 'metadata'
>

/** Adds an unpaid transaction, which Paystack calls abandoned. */
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

/** Finds a charge by reference or id: Paystack accepts either. */
export const findCharge = (world: World, name: string): Charge | null =>
  world.state.charges.get(name) ??
  [...world.state.charges.values()].find((charge) => String(charge.id) === name) ??
  null

export const isPaid = (charge: Charge): boolean =>
  charge.status === 'success' || charge.status === 'reversed'

const customerOf = (charge: Charge) => ({
  id: 180_001,
  first_name: null,
  last_name: null,
  email: charge.email,
  customer_code: 'CUS_simulator0001',
  phone: null,
  metadata: null,
  risk_action: 'default',
})

const authorizationOf = (charge: Charge) => {
  if (!isPaid(charge)) return {}
  const number = cardByKey(charge.card)?.number
  return {
    authorization_code: `AUTH_${charge.access_code.slice(0, 10)}`,
    bin: number?.slice(0, 6) ?? null,
    last4: number?.slice(-4) ?? null,
    exp_month: number ? '12' : null,
    exp_year: number ? '2030' : null,
    channel: charge.channel,
    card_type: number ? 'visa' : null,
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: number ? 'visa' : null,
    reusable: charge.channel === 'card',
    signature: charge.channel === 'card' ? `SIG_${charge.email}_${charge.card ?? ''}` : null,
    ...charge.payer,
  }
}

/** Fields that the simulator never fills. */
const EMPTY = { message: null, ip_address: '127.0.0.1', fees_split: null, log: null }

const common = (charge: Charge) => {
  const { access_code, email, channels, card, payer, callback_url, metadata, step, ...own } = charge
  return {
    ...own,
    ...EMPTY,
    paid_at: isoOrNull(charge.paid_at),
    created_at: iso(charge.created_at),
    customer: customerOf(charge),
    authorization: authorizationOf(charge),
  }
}

/** The verify response: missing metadata is an empty string, and each date appears twice. */
export const chargeView = (charge: Charge) => ({
  ...common(charge),
  receipt_number: null,
  metadata: charge.metadata ?? '',
  paidAt: isoOrNull(charge.paid_at),
  createdAt: iso(charge.created_at),
})

/** An event's data: missing metadata is the number 0. */
export const chargeEvent = (charge: Charge) => ({
  ...common(charge),
  metadata: charge.metadata ?? 0,
})

export type Payment = {
  channel: string
  card?: string | undefined
  amount?: number | undefined
  currency?: string | undefined
  paid_at?: number | undefined
  payer?: Charge['payer']
  /** A payment of the past: sends no event. */
  is_silent?: boolean
}

/** Pays a charge and deducts the fee. Returns false if it was already paid. */
export const completeCharge = (world: World, charge: Charge, payment: Payment): boolean => {
  if (isPaid(charge)) return false
  charge.status = 'success'
  charge.amount = payment.amount ?? charge.requested_amount
  charge.currency = payment.currency ?? charge.currency
  charge.channel = payment.channel
  charge.card = payment.card ?? null
  if (payment.payer) charge.payer = payment.payer
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

/** Lifetime of the bank account that the hosted page shows. */
const TRANSFER_ACCOUNT_MS = 30 * 60_000

export const isTransferLate = (world: World, charge: Charge): boolean =>
  world.now() >= charge.created_at + TRANSFER_ACCOUNT_MS

const REJECTIONS = {
  INCORRECT_AMOUNT: 'incorrect amount sent',
  ACCOUNT_EXPIRED: 'transfer received after the account expired',
} as const

/** Returns a bank transfer to the payer: no balance moves and the charge keeps its status. */
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

/** Fails an attempt. Paystack sends no event for it, and the payer may try again. */
export const refuseCharge = (charge: Charge, gateway_response: string): void => {
  if (isPaid(charge)) return
  charge.status = 'failed'
  charge.gateway_response = gateway_response
  charge.step = null
}

type PastCharge = Payment & Pick<Charge, 'reference' | 'email' | 'amount' | 'currency'>

/** Records a past payment without an event, unless it exists. */
export const recordCharge = (world: World, past: PastCharge): Charge => {
  const known = world.state.charges.get(past.reference)
  if (known) return known
  const { reference, email, amount, currency } = past
  const charge = addCharge(world, {
    reference,
    email,
    requested_amount: amount,
    currency,
    channels: ['card', 'bank_transfer'],
    callback_url: null,
    metadata: undefined,
  })
  completeCharge(world, charge, { ...past, is_silent: true })
  return charge
}
