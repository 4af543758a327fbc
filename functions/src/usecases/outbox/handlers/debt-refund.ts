import type { OutboxTask } from '../../../contract/entities/outbox'
import { commitWithRetry } from '../../../db/commit'
import { addDebtStep, readDebt } from '../../../db/money/debts'
import { readChain } from '../../../db/money/ledger'
import { followDebtRefund } from '../../../domain/money/wallet/debt-payment'
import type { Refund } from '../../../ports/payments'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../log-posted-entries'
import type { Lease } from '../outbox-lease'
import type { TaskResult } from './result'
import { refundTaskResult, sendRefund } from './send-refund'

type DebtRefundTask = Extract<OutboxTask, { kind: 'debt_refund' }>

/** Brings the debt's chain in line with the provider's refund. Idempotent. */
const follow = async (deps: Deps, task: DebtRefundTask, state: Refund['state']): Promise<void> => {
  const posted = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readDebt(task.debt_id)
    if (!stored) throw new Error(`the debt ${task.debt_id} is gone`)
    const now = deps.clock()
    const step = followDebtRefund(
      stored.data,
      await readChain(task.debt_id),
      { ...task, state },
      now,
    )
    if (!step) return { result: [], skip_commit: true }
    addDebtStep(batch, { debt: stored }, step, now)
    return { result: step.ledger }
  })
  logPostedEntries(deps, posted)
}

/** Sends what a vendor paid beyond what was owed back to who paid, once, or fetches its state. */
export const handleDebtRefund = async (
  deps: Deps,
  task: DebtRefundTask,
  lease: Lease,
): Promise<TaskResult> => {
  deps.failpoint?.('refund:before-send')
  const sent = await sendRefund(deps, lease, task)
  deps.failpoint?.('refund:after-send')
  if (!('refund_id' in sent)) return sent
  await follow(deps, task, sent.state)
  return refundTaskResult(sent)
}
