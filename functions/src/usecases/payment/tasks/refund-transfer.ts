import { rowFor } from '../../../contract/escrow-actions'
import type { OutboxTask } from '../../../contract/outbox'
import type { Transaction } from '../../../contract/transaction'
import type { CommandOf } from '../../../domain/transaction/decision'
import { bookedFeeOf } from '../../../domain/wallet/conclude-payout'
import { readChain } from '../../../store/ledger'
import type { Deps } from '../../deps'
import { act } from '../../transaction/act'
import type { Lease } from '../outbox-lease'
import type { TaskResult } from './result'
import { type KnownTransfer, sendTransfer } from './send-transfer'

type RefundTransferTask = Extract<OutboxTask, { kind: 'refund_transfer' }>

const SYSTEM = { actor: 'system', id: 'outbox' } as const

/** What the last transfer of this refund is booked to have cost. */
const bookedCost = async (id: string): Promise<number> => {
  const fees = (await readChain(id)).filter(
    (entry) => entry.kind === 'provider_fee' && entry.id.includes('refund_processed'),
  )
  return bookedFeeOf(fees.slice(-1))
}

const commandOf = async (
  { id, refund }: Transaction,
  { outcome, cost_minor }: KnownTransfer,
): Promise<CommandOf<'refund_processed' | 'refund_returned' | 'refund_delayed'> | null> => {
  const isBack = refund?.state === 'processed'
  if (outcome === 'open') return null
  if (outcome === 'paid') {
    return isBack ? null : { action: 'refund_processed', provider_fee_minor: cost_minor ?? 0 }
  }
  if (!isBack) return { action: 'refund_delayed', state: 'failed' }
  // Where the provider does not say what it keeps of its fee, it stays booked.
  const provider_fee_minor = cost_minor === null ? 0 : cost_minor - (await bookedCost(id))
  return { action: 'refund_returned', provider_fee_minor }
}

/** Brings the transaction to where the provider's transfer is. Harmless to repeat. */
const follow = (deps: Deps, id: string, known: KnownTransfer) =>
  act(deps, id, async (transaction, now) => {
    const command = await commandOf(transaction, known)
    if (!command || !rowFor(transaction, command.action, 'system', now)) return null
    const isKnown = command.action === 'refund_delayed' && transaction.refund?.state === 'failed'
    return isKnown ? null : { command, who: SYSTEM }
  })

/** Pays a refund to a bank account with one transfer, or asks what became of it. */
export const workRefundTransfer = async (
  deps: Deps,
  lease: Lease,
  { transaction_id, amount_minor, recipient_code, reference }: RefundTransferTask,
): Promise<TaskResult> => {
  const reason = `Refund ${transaction_id}`
  deps.failpoint?.('transfer:before-send')
  const known = await sendTransfer(deps, lease, { amount_minor, recipient_code, reference, reason })
  deps.failpoint?.('transfer:after-send')
  if (!('outcome' in known)) return known
  await follow(deps, transaction_id, known)
  const state = known.outcome === 'open' ? 'sent' : 'done'
  return { state, provider_id: known.transfer_code, last_error: null, unanswered: null }
}
