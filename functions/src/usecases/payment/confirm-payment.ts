import type { Payment } from '../../contract/entities/payment'
import type { Transaction } from '../../contract/entities/transaction'
import { findTransition } from '../../contract/escrow/actions'
import { timestampFromMillis } from '../../contract/time'
import { nextInvoice } from '../../db/money/invoice-counters'
import { changePayment } from '../../db/money/payments'
import { addVendorContact, readPrivatePart } from '../../db/orders/transactions'
import type { Deps } from '../deps'
import { executeCommand, requireTransaction } from '../transaction/execute-command'
import { matchCharge } from './match-charge'
import { requirePayment } from './require-payment'

export const PROVIDER = { actor: 'provider', id: 'paystack' } as const

/** A payment that arrived is final; only others are checked again. */
const isSettled = ({ state }: Payment): boolean => state === 'paid' || state === 'mismatched'

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
  if (isSettled(payment)) {
    return { state, transaction: (await requireTransaction(payment.transaction_id)).data }
  }
  deps.failpoint?.('confirm:before-verify')
  const charge = await deps.payments.verifyTransaction(reference)
  deps.failpoint?.('confirm:after-verify')
  const verdict = matchCharge(charge, payment)
  const { transaction } = await executeCommand(
    deps,
    payment.transaction_id,
    async (current, now) => {
      const row = verdict && findTransition(current, verdict.command.action, 'provider', now)
      // Only a held payment needs an invoice number and contact: a late one is refunded at once.
      const isHeld = row?.money === 'charge'
      const [stored, invoice, buyers] = await Promise.all([
        requirePayment(reference),
        isHeld ? nextInvoice(current.vendor_id) : undefined,
        isHeld ? readPrivatePart(current.id, current.buyer_id) : undefined,
      ])
      state = stored.data.state
      if (!verdict || isSettled(stored.data)) return null
      const { command, change } = verdict
      if (command.action === 'payment_failed' && !row) return null
      state = change.state
      const changed = { ...change, updated_at: timestampFromMillis(now) }
      return {
        command: { ...command, ...(invoice && { invoice_number: invoice.number }) },
        who: PROVIDER,
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
