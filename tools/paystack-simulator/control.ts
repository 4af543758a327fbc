import { nameAccount } from './account-names'
import { openBalance } from './balance'
import { addCharge, type Payment, settleCharge } from './charges'
import type { Charge, Transfer } from './model'
import { findOrAddRecipient } from './recipients'
import { recordRefund } from './refunds'
import { createState } from './state'
import { addTransfer } from './transfers'
import type { World } from './world'

/** Everything is forgotten, planned work included; the opening balance is there again. */
export const reset = (world: World): void => {
  world.timers.clear()
  world.state = createState()
  openBalance(world)
}

export type PastCharge = {
  reference: string
  email: string
  amount: number
  currency?: string
  channel?: string
  card?: string
  /** Epoch milliseconds. */
  paid_at?: number
  /** What was given back of it since, and under which key. */
  refund?: { amount: number; key: string }
}

/** A payment that was made before, without an event: for data that begins in the middle. */
export const recordCharge = (world: World, past: PastCharge): Charge => {
  const known = world.state.charges.get(past.reference)
  if (known) return known
  const charge = addCharge(world, {
    reference: past.reference,
    email: past.email,
    requested_amount: past.amount,
    currency: past.currency ?? 'NGN',
    channels: ['card', 'bank_transfer'],
    callback_url: null,
    metadata: undefined,
  })
  const payment: Payment = { channel: past.channel ?? 'card', is_silent: true }
  if (past.card !== undefined) payment.card = past.card
  if (past.paid_at !== undefined) payment.paid_at = past.paid_at
  settleCharge(world, charge, payment)
  if (past.refund) {
    recordRefund(world, { charge, amount: past.refund.amount, merchant_note: past.refund.key })
  }
  return charge
}

export type PastTransfer = {
  reference: string
  amount: number
  name: string
  bank_code: string
  account_number: string
}

/** A payout that succeeded before, without an event. */
export const recordTransfer = (world: World, past: PastTransfer): Transfer =>
  world.state.transfers.get(past.reference) ??
  addTransfer(
    world,
    {
      reference: past.reference,
      amount: past.amount,
      recipient: findOrAddRecipient(world, past),
      reason: null,
    },
    'success',
  )

export type NamedAccount = { bank_code: string; account_number: string; account_name: string }

export const nameAccounts = (world: World, accounts: readonly NamedAccount[]): void => {
  for (const { bank_code, account_number, account_name } of accounts) {
    nameAccount(world, bank_code, account_number, account_name)
  }
}
