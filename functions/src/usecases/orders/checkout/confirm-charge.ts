import type { Payment } from '../../../contract/entities/money/payment'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { findTransition, isLateByBuyer } from '../../../contract/escrow/actions'
import { beginsHolding } from '../../../contract/escrow/holding'
import { providerLocalFeeOf } from '../../../contract/escrow/provider-fee'
import { escrowStateOf } from '../../../contract/escrow/transition'
import { timestampFromMillis } from '../../../contract/time'
import { addTask } from '../../../db/money/outbox'
import { changePayment } from '../../../db/money/payments'
import { requirePayment } from '../../../db/money/require-payment'
import { countLatePayment } from '../../../db/orders/unpaid-orders'
import { readVendor } from '../../../db/people/vendors'
import { mismatchesOf } from '../../../domain/money/payment/match'
import {
  type ChargeCommand,
  type ChargeOutcome,
  chargeCommands,
} from '../../../domain/orders/checkout/charge'
import type { EventActor } from '../../../domain/orders/transaction/decision'
import type { Charge } from '../../../ports/payments'
import type { Deps } from '../../deps'
import { noteLateOrder } from '../deal/late-orders'
import { beginHolding } from '../transaction/begin-holding'
import { executeCommands, requireTransaction } from '../transaction/execute-command'
import { canBeKept } from '../transaction/keep-order'

/** What became of a payment, and the change of its document. */
export type ChargeMatch = {
  outcome: ChargeOutcome
  change: Pick<
    Payment,
    'state' | 'provider_id' | 'provider_fee_minor' | 'is_fee_estimated' | 'mismatch' | 'payer'
  >
}

const GONE: readonly Charge['state'][] = ['failed', 'reversed']

/** The provider's fee, or its schedule's where it names none yet. */
export const feeOf = ({ fees_minor, amount_minor }: Charge) =>
  fees_minor === null
    ? { provider_fee_minor: providerLocalFeeOf(amount_minor), is_fee_estimated: true }
    : { provider_fee_minor: fees_minor }

/** Compares the provider's charge with the payment that was requested; null while it is open. */
export const matchCharge = (charge: Charge | null, payment: Payment): ChargeMatch | null => {
  if (!charge) return null
  const { provider_id, fees_minor, payer } = charge
  const known = { provider_id, payer, ...feeOf(charge) }
  if (GONE.includes(charge.state)) {
    const note = charge.gateway_response ?? charge.state
    const provider_fee_minor = fees_minor ?? 0
    const change = {
      provider_id,
      payer,
      provider_fee_minor,
      state: 'failed',
      mismatch: null,
    } as const
    return { outcome: { kind: 'failed', note }, change }
  }
  if (charge.state !== 'success') return null
  const mismatches = mismatchesOf(charge, payment)
  if (mismatches.length === 0) {
    // A fee passed on to the buyer was charged on top of the price: only the rest is our cost.
    const passed_on = charge.amount_minor - payment.amount_minor
    const provider_fee_minor = known.provider_fee_minor - passed_on
    const change = { ...known, state: 'paid', mismatch: null } as const
    return { outcome: { kind: 'paid', provider_fee_minor }, change }
  }
  const mismatch = mismatches.join(', ')
  const { amount_minor, currency } = charge
  const { provider_fee_minor } = known
  return {
    outcome: { kind: 'mismatched', mismatch, amount_minor, currency, provider_fee_minor },
    change: { ...known, state: 'mismatched', mismatch },
  }
}

/** A payment that arrived is final; only others are checked again. */
export const isFinal = ({ state }: Payment): boolean => state === 'paid' || state === 'mismatched'

export type Confirmed = { state: Payment['state']; transactions: Transaction[] }

/** Plans one transaction's part of the payment. A late part is refunded, at once or if it isn't kept. */
const planPart = async (
  deps: Deps,
  actor: EventActor,
  transaction: Transaction,
  command: ChargeCommand,
  now: number,
) => {
  const row = findTransition(transaction, command.action, 'provider', now)
  if (command.action === 'payment_failed' && !row) return null
  if (command.action === 'payment_confirmed' && row?.money === 'charge_and_refund') {
    const isKeepable = await canBeKept(transaction, now)
    if (isKeepable) return { command: { ...command, action: 'payment_late' } as const, actor }
    const write = await noteLateOrder(deps, transaction, now)
    return { command, actor, ...(write && { write }) }
  }
  const from = escrowStateOf(transaction)
  if (!row || !beginsHolding({ from, to: row.to })) return { command, actor }
  const { fields, write } = await beginHolding(transaction, now)
  return { command: { ...command, ...fields }, actor, write }
}

/** The vendors that may not sell any more, of those whose goods are about to be paid. */
const suspendedAmong = async (transactions: readonly Transaction[]): Promise<Set<string>> => {
  const vendors = await Promise.all(transactions.map(({ vendor_id }) => readVendor(vendor_id)))
  return new Set(
    vendors.flatMap((stored) =>
      stored && stored.data.status !== 'active' ? [stored.data.vendor_id] : [],
    ),
  )
}

/** Like `confirmCharge`, for a payment that the caller has just read. */
export const confirmStoredCharge = async (deps: Deps, payment: Payment): Promise<Confirmed> => {
  const { reference, transaction_ids } = payment
  const actor = { role: 'provider', id: deps.payments.id } as const
  let isLate = false
  let state = payment.state
  if (isFinal(payment)) {
    const stored = await Promise.all(transaction_ids.map(requireTransaction))
    return { state, transactions: stored.map(({ data }) => data) }
  }
  deps.failpoint?.('confirm:before-verify')
  const charge = await deps.payments.verifyTransaction(reference)
  deps.failpoint?.('confirm:after-verify')
  const match = matchCharge(charge, payment)
  const acted = await executeCommands(deps, transaction_ids, async (current, now) => {
    const [stored, suspended] = await Promise.all([
      requirePayment(reference),
      match?.outcome.kind === 'paid' ? suspendedAmong(current) : new Set<string>(),
    ])
    state = stored.data.state
    isLate = false
    if (!match || isFinal(stored.data)) return { plans: [] }
    const commands = chargeCommands(current, match.outcome, suspended)
    const plans = await Promise.all(
      current.map((transaction, index) => {
        const command = commands[index]
        return command ? planPart(deps, actor, transaction, command, now) : null
      }),
    )
    if (plans.every((plan) => plan === null)) return { plans }
    state = match.change.state
    isLate = match.outcome.kind !== 'failed' && current.some((one) => isLateByBuyer(one, now))
    const at = timestampFromMillis(now)
    const change = { ...match.change, ...(isLate && { late_at: at }), updated_at: at }
    return {
      plans,
      write: (batch) => {
        changePayment(batch, stored, change)
        if (isLate) countLatePayment(batch, payment, now)
        if (!change.is_fee_estimated) return
        addTask(batch, reference, { kind: 'charge_fee', payment_reference: reference }, now)
      },
    }
  })
  if (isLate) deps.log.warn('An order was paid after its end', { reference })
  return { state, transactions: acted.map(({ transaction }) => transaction) }
}

/**
 * Fetches the state of a checkout's payment from the provider and applies it to every transaction of
 * it in one commit: held in escrow, refunded if it doesn't match the agreement or comes too late, or
 * failed. Idempotent.
 * @throws AppError `payment/not-found`, `payment/provider-unavailable`
 */
export const confirmCharge = async (deps: Deps, reference: string): Promise<Confirmed> =>
  confirmStoredCharge(deps, (await requirePayment(reference)).data)
