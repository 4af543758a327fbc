import { rowFor } from '../../../contract/escrow-actions'
import type { OutboxItem, OutboxTask } from '../../../contract/outbox'
import type { Command } from '../../../domain/transaction/decision'
import type { Refund } from '../../../providers/payments/refunds'
import type { Deps } from '../../deps'
import { act } from '../../transaction/act'
import type { TaskResult } from './result'
import { settleForeignRefund } from './settle-foreign-refund'

type RefundTask = Extract<OutboxTask, { kind: 'refund' }>

const SYSTEM = { actor: 'system', id: 'outbox' } as const

/** What the provider's state of a refund means for the transaction, if anything. */
const commandOf = (state: Refund['state'], is_returned: boolean): Command | null => {
  if (state === 'processed') return { action: 'refund_processed' }
  if (is_returned) return { action: 'refund_returned' }
  return state === 'pending' ? null : { action: 'refund_delayed', state }
}

/** Brings the transaction to where the provider's refund is. Harmless to repeat. */
const follow = async (deps: Deps, task: RefundTask, state: Refund['state']): Promise<void> => {
  const { transaction } = await act(deps, task.transaction_id, (transaction, now) => {
    const is_returned = transaction.refund?.state === 'processed' && state === 'failed'
    const command = commandOf(state, is_returned)
    if (!command || transaction.refund?.state === state) return null
    if (task.currency !== transaction.currency) return null
    if (!rowFor(transaction, command.action, 'system', now)) return null
    return { command, who: SYSTEM }
  })
  const isForeign = task.currency !== transaction.currency
  if (isForeign && state === 'processed') await settleForeignRefund(deps, task)
}

const RESULTS: Record<Refund['state'], OutboxItem['state']> = {
  pending: 'sent',
  processing: 'sent',
  processed: 'done',
  failed: 'stuck',
  needs_attention: 'stuck',
}

/** Sends a refund once, by the item's own key, or asks what became of it. */
export const workRefund = async (
  deps: Deps,
  item: OutboxItem,
  task: RefundTask,
): Promise<TaskResult> => {
  deps.failpoint?.('refund:before-send')
  const refund = item.provider_id
    ? await deps.payments.fetchRefund(item.provider_id)
    : await deps.payments.createRefund({
        reference: task.payment_reference,
        amount_minor: task.amount_minor,
        currency: task.currency,
        key: item.id,
      })
  deps.failpoint?.('refund:after-send')
  await follow(deps, task, refund.state)
  const state = RESULTS[refund.state]
  const last_error = state === 'stuck' ? `the refund is ${refund.state}` : null
  return { state, provider_id: refund.refund_id, last_error }
}
