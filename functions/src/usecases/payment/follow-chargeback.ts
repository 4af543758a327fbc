import { rowFor } from '../../contract/escrow-actions'
import type { Command } from '../../domain/transaction/decision'
import type { ProviderDispute } from '../../providers/payments/disputes'
import type { Deps } from '../deps'
import { act } from '../transaction/act'
import type { Handled } from './handled'
import { requirePayment } from './require-payment'

const PROVIDER = { actor: 'provider', id: 'paystack' } as const

const commandOf = (dispute: ProviderDispute, now: number): Command => {
  const chargeback_id = dispute.dispute_id
  if (dispute.state !== 'resolved') {
    return { action: 'chargeback', chargeback_id, due_at_ms: dispute.due_at ?? now }
  }
  // What was declined with nothing given back was ours to keep.
  const isWon = dispute.resolution === 'declined' && (dispute.refund_amount_minor ?? 0) === 0
  if (isWon) return { action: 'chargeback_won', chargeback_id }
  const taken_minor = dispute.refund_amount_minor ?? dispute.charge_amount_minor
  return { action: 'chargeback_lost', chargeback_id, taken_minor }
}

/** Freezes the money of a contested payment, and acts on the outcome once there is one. */
export const followChargeback = async (deps: Deps, dispute_id: string): Promise<Handled> => {
  const dispute = await deps.payments.fetchDispute(dispute_id)
  const { data: payment } = await requirePayment(dispute.reference)
  const isOver = dispute.state === 'resolved'
  if (isOver) {
    // An outcome that overtook its beginning: the beginning has to be known first.
    await act(deps, payment.transaction_id, (transaction, now) => {
      const isKnown = transaction.dispute?.chargeback_id === dispute_id
      if (isKnown || !rowFor(transaction, 'chargeback', 'provider', now)) return null
      const command = { action: 'chargeback', chargeback_id: dispute_id, due_at_ms: now } as const
      return { command, who: PROVIDER }
    })
  }
  await act(deps, payment.transaction_id, (_transaction, now) => ({
    command: commandOf(dispute, now),
    who: PROVIDER,
  }))
  return { outcome: 'done', note: null }
}
