import { refundOf } from '../../../contract/entities/orders/partial'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { OutboxTask } from '../../../contract/entities/outbox'
import { findTransition } from '../../../contract/escrow/actions'
import { readChain } from '../../../db/money/ledger'
import { postedFeeOf } from '../../../domain/money/wallet/conclude-payout'
import type { CommandOf } from '../../../domain/orders/transaction/decision'
import { fitsRefund } from '../../../domain/orders/transaction/effects/refund'
import type { Deps } from '../../deps'
import { heldBack } from '../../money/chargeback/held-back'
import { executeCommand } from '../../orders/transaction/execute-command'
import type { Lease } from '../outbox-lease'
import type { TaskResult } from './result'
import { type KnownTransfer, sendTransfer, taskStateOf } from './send-transfer'

type RefundTransferTask = Extract<OutboxTask, { kind: 'refund_transfer' }>

const SYSTEM = { role: 'system', id: 'outbox' } as const

/** The fee posted for the last transfer of this refund. */
const postedCost = async (id: string): Promise<number> => {
  const fees = (await readChain(id)).filter(
    (entry) => entry.kind === 'provider_fee' && entry.id.includes('refund_processed'),
  )
  return postedFeeOf(fees.slice(-1))
}

const commandOf = async (
  transaction: Transaction,
  { outcome, cost_minor }: KnownTransfer,
  is_part: RefundTransferTask['is_part'],
): Promise<CommandOf<'refund_processed' | 'refund_returned' | 'refund_delayed'> | null> => {
  const isBack = refundOf(transaction, is_part)?.state === 'processed'
  const which = is_part && { is_part }
  if (outcome === 'open') return null
  if (outcome === 'paid') {
    return isBack
      ? null
      : { action: 'refund_processed', provider_fee_minor: cost_minor ?? 0, ...which }
  }
  if (!isBack) return { action: 'refund_delayed', state: 'failed', ...which }
  // If the provider doesn't report the fee that it keeps, the posted fee stays.
  const provider_fee_minor =
    cost_minor === null ? 0 : cost_minor - (await postedCost(transaction.id))
  return { action: 'refund_returned', provider_fee_minor, ...which }
}

/** Brings the transaction in line with the provider's transfer. Idempotent. */
const follow = (
  deps: Deps,
  { transaction_id, is_part }: RefundTransferTask,
  known: KnownTransfer,
) =>
  executeCommand(deps, transaction_id, async (transaction, now) => {
    const command = await commandOf(transaction, known, is_part)
    if (!command || !findTransition(transaction, command.action, 'system', now)) return null
    if (!fitsRefund(transaction, command.action, is_part)) return null
    const isFailed = refundOf(transaction, is_part)?.state === 'failed'
    const isKnown = command.action === 'refund_delayed' && isFailed
    return isKnown ? null : { command, actor: SYSTEM }
  })

/** Pays a refund to a bank account with one transfer, or checks that transfer's outcome. */
export const handleRefundTransfer = async (
  deps: Deps,
  task: RefundTransferTask,
  lease: Lease,
): Promise<TaskResult> => {
  const { transaction_id, amount_minor, recipient_code, reference } = task
  const reason = `Refund ${transaction_id}`
  deps.failpoint?.('transfer:before-send')
  const request = { amount_minor, recipient_code, reference, reason }
  const known = await sendTransfer(deps, lease, request, () => heldBack(lease.item, task))
  deps.failpoint?.('transfer:after-send')
  if (!('outcome' in known)) return known
  await follow(deps, task, known)
  const state = taskStateOf(known)
  return { state, provider_id: known.transfer_code, last_error: null, unanswered: null }
}
