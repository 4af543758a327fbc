import type { Payment } from '../../contract/entities/payment'
import type { Transaction } from '../../contract/entities/transaction'
import { findTransition } from '../../contract/escrow/actions'
import { timestampFromMillis } from '../../contract/time'
import { nextInvoice } from '../../db/money/invoice-counters'
import { changePayment } from '../../db/money/payments'
import { addVendorContact, readPrivatePart } from '../../db/orders/transactions'
import { mismatchesOf } from '../../domain/payment/match'
import type { CommandOf } from '../../domain/transaction/decision'
import type { Deps } from '../deps'
import type { Charge } from '../ports/payments'
import { executeCommand, requireTransaction } from '../transaction/execute-command'
import { requirePayment } from './require-payment'

type ChargeMatch = {
  command: CommandOf<'payment_confirmed' | 'payment_mismatched' | 'payment_failed'>
  change: Pick<Payment, 'state' | 'provider_id' | 'provider_fee_minor' | 'mismatch'>
}

const GONE: readonly Charge['state'][] = ['failed', 'reversed']

/** Compares the provider's charge with the payment that was requested; null while it is open. */
const matchCharge = (charge: Charge | null, payment: Payment): ChargeMatch | null => {
  if (!charge) return null
  const known = { provider_id: charge.provider_id, provider_fee_minor: charge.fees_minor ?? 0 }
  if (GONE.includes(charge.state)) {
    const note = charge.gateway_response ?? charge.state
    const change = { ...known, state: 'failed', mismatch: null } as const
    return { command: { action: 'payment_failed', note }, change }
  }
  if (charge.state !== 'success') return null
  const mismatches = mismatchesOf(charge, payment)
  if (mismatches.length === 0) {
    // A fee passed on to the buyer was charged on top of the price: only the rest is our cost.
    const passed_on = charge.amount_minor - payment.amount_minor
    const provider_fee_minor = known.provider_fee_minor - passed_on
    const change = { ...known, state: 'paid', mismatch: null } as const
    return { command: { action: 'payment_confirmed', provider_fee_minor }, change }
  }
  const mismatch = mismatches.join(', ')
  return {
    command: {
      action: 'payment_mismatched',
      mismatch,
      amount_minor: charge.amount_minor,
      currency: charge.currency,
      provider_fee_minor: known.provider_fee_minor,
    },
    change: { ...known, state: 'mismatched', mismatch },
  }
}

export const PROVIDER = { role: 'provider', id: 'paystack' } as const

/** A payment that arrived is final; only others are checked again. */
const isFinal = ({ state }: Payment): boolean => state === 'paid' || state === 'mismatched'

export type Confirmed = { state: Payment['state']; transaction: Transaction }

/**
 * Fetches a payment's state from the provider and applies it: held in escrow, refunded if it
 * doesn't match the agreement or comes too late, or failed. Idempotent.
 * @throws AppError `payment/not-found`, `payment/provider-unavailable`
 */
export const confirmPayment = async (deps: Deps, reference: string): Promise<Confirmed> =>
  confirmStoredPayment(deps, (await requirePayment(reference)).data)

/** Like `confirmPayment`, for a payment that the caller has just read. */
export const confirmStoredPayment = async (deps: Deps, payment: Payment): Promise<Confirmed> => {
  const { reference } = payment
  let state = payment.state
  if (isFinal(payment)) {
    return { state, transaction: (await requireTransaction(payment.transaction_id)).data }
  }
  deps.failpoint?.('confirm:before-verify')
  const charge = await deps.payments.verifyTransaction(reference)
  deps.failpoint?.('confirm:after-verify')
  const match = matchCharge(charge, payment)
  const { transaction } = await executeCommand(
    deps,
    payment.transaction_id,
    async (current, now) => {
      const row = match && findTransition(current, match.command.action, 'provider', now)
      // Only a held payment needs an invoice number and contact: a late one is refunded at once.
      const isHeld = row?.money === 'charge'
      const [stored, invoice, buyers] = await Promise.all([
        requirePayment(reference),
        isHeld ? nextInvoice(current.vendor_id) : undefined,
        isHeld ? readPrivatePart(current.id, current.buyer_id) : undefined,
      ])
      state = stored.data.state
      if (!match || isFinal(stored.data)) return null
      const { command, change } = match
      if (command.action === 'payment_failed' && !row) return null
      state = change.state
      const changed = { ...change, updated_at: timestampFromMillis(now) }
      return {
        command: { ...command, ...(invoice && { invoice_number: invoice.number }) },
        actor: PROVIDER,
        write: (batch) => {
          changePayment(batch, stored, changed)
          invoice?.take(batch)
          if (buyers) addVendorContact(batch, current, buyers.contact)
        },
      }
    },
  )
  return { state, transaction }
}
