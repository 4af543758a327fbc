import { rowFor } from '../../contract/escrow-actions'
import type { Payment } from '../../contract/payment'
import { timestampFromMillis } from '../../contract/time'
import type { Transaction } from '../../contract/transaction'
import { changePayment } from '../../store/payments'
import type { Deps } from '../deps'
import { act, requireTransaction } from '../transaction/act'
import { judgeCharge } from './judge-charge'
import { requirePayment } from './require-payment'

export const PROVIDER = { actor: 'provider', id: 'paystack' } as const

/** Money that came stays known; only what has not come yet is asked for again. */
const isSettled = ({ state }: Payment): boolean => state === 'paid' || state === 'mismatched'

export type Confirmed = { state: Payment['state']; transaction: Transaction }

/**
 * Asks the provider what became of a payment and acts on its answer alone: held in escrow, given
 * back where it is not what was agreed or comes too late, or failed. Harmless to repeat.
 * @throws AppError `payment/not-found`, `payment/provider-unavailable`
 */
export const confirmPayment = async (deps: Deps, reference: string): Promise<Confirmed> => {
  const { data: payment } = await requirePayment(reference)
  let state = payment.state
  if (isSettled(payment)) {
    return { state, transaction: (await requireTransaction(payment.transaction_id)).data }
  }
  deps.failpoint?.('confirm:before-verify')
  const charge = await deps.payments.verifyTransaction(reference)
  deps.failpoint?.('confirm:after-verify')
  const verdict = judgeCharge(charge, payment)
  const { transaction } = await act(deps, payment.transaction_id, async (current, now) => {
    const kept = await requirePayment(reference)
    state = kept.data.state
    if (!verdict || isSettled(kept.data)) return null
    const { command, change } = verdict
    const isHopeless = command.action === 'payment_failed'
    if (isHopeless && !rowFor(current, 'payment_failed', 'provider', now)) return null
    state = change.state
    const changed = { ...change, updated_at: timestampFromMillis(now) }
    return { command, who: PROVIDER, write: (batch) => changePayment(batch, kept, changed) }
  })
  return { state, transaction }
}
