import { accounts } from '../../../contract/entities/money/ledger'
import { refundOf } from '../../../contract/entities/orders/partial'
import type { OutboxTask } from '../../../contract/entities/outbox'
import { findTransition } from '../../../contract/escrow/actions'
import { commitWithRetry } from '../../../db/commit'
import { addLedgerEntries, readChain } from '../../../db/money/ledger'
import { saveTransaction } from '../../../db/orders/transactions'
import type { CommandOf } from '../../../domain/orders/transaction/decision'
import { fitsRefund } from '../../../domain/orders/transaction/effects/refund'
import { postEntries } from '../../../domain/orders/transaction/posting/ledger'
import type { Refund } from '../../../ports/payments'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../log-posted-entries'
import { heldBack } from '../../money/chargeback/held-back'
import { executeCommand, requireTransaction } from '../../orders/transaction/execute-command'
import type { Lease } from '../outbox-lease'
import type { TaskResult } from './result'
import { refundTaskResult, sendRefund } from './send-refund'

type RefundTask = Extract<OutboxTask, { kind: 'refund' }>

/**
 * Posts the refund of money that was paid in another currency than the purchase's. Only the ledger
 * records it, since the transaction's amounts are in its own currency. Idempotent.
 */
const processForeignRefund = async (
  deps: Deps,
  { transaction_id, amount_minor, currency }: RefundTask,
): Promise<void> => {
  const posted = await commitWithRetry(backoffFrom(deps), 'transaction/busy', async (batch) => {
    const stored = await requireTransaction(transaction_id)
    const entries = await readChain(transaction_id)
    const isPosted = entries.some(
      (entry) => entry.kind === 'refund_processed' && entry.currency === currency,
    )
    if (isPosted) return { result: [], skip_commit: true }
    const postings = [
      { account: accounts.refund(transaction_id), amount_minor: -amount_minor },
      { account: accounts.providerClearing, amount_minor },
    ]
    const draft = { kind: 'refund_processed', currency, postings } as const
    const { ledger } = stored.data
    const posted = postEntries(transaction_id, ledger, `refund-${currency}`, [draft], deps.clock())
    addLedgerEntries(batch, posted.entries)
    saveTransaction(batch, stored, { ...stored.data, ledger: posted.chain })
    return { result: posted.entries }
  })
  logPostedEntries(deps, posted)
}

const SYSTEM = { role: 'system', id: 'outbox' } as const

/** Maps the provider's refund state to a command for the transaction, if any. */
const commandOf = (
  state: Refund['state'],
  is_returned: boolean,
  { is_part }: RefundTask,
): CommandOf<'refund_processed' | 'refund_returned' | 'refund_delayed'> | null => {
  const which = is_part && { is_part }
  if (state === 'processed') return { action: 'refund_processed', ...which }
  if (is_returned) return { action: 'refund_returned', ...which }
  return state === 'pending' ? null : { action: 'refund_delayed', state, ...which }
}

/** Brings the transaction in line with the provider's refund. Idempotent. */
const follow = async (deps: Deps, task: RefundTask, state: Refund['state']): Promise<void> => {
  const { transaction } = await executeCommand(deps, task.transaction_id, (transaction, now) => {
    const known = refundOf(transaction, task.is_part)?.state
    const command = commandOf(state, known === 'processed' && state === 'failed', task)
    if (!command || known === state) return null
    if (task.currency !== transaction.currency) return null
    if (!fitsRefund(transaction, command.action, command.is_part)) return null
    if (!findTransition(transaction, command.action, 'system', now)) return null
    return { command, actor: SYSTEM }
  })
  const isForeign = task.currency !== transaction.currency
  if (isForeign && state === 'processed') await processForeignRefund(deps, task)
}

/** Sends a refund once, keyed by the item's id, or fetches its state. */
export const handleRefund = async (
  deps: Deps,
  task: RefundTask,
  lease: Lease,
): Promise<TaskResult> => {
  deps.failpoint?.('refund:before-send')
  const sent = await sendRefund(deps, lease, task, () => heldBack(lease.item, task))
  deps.failpoint?.('refund:after-send')
  if (!('refund_id' in sent)) return sent
  await follow(deps, task, sent.state)
  return refundTaskResult(sent)
}
