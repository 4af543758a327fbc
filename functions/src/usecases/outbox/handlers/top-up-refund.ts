import { accounts } from '../../../contract/entities/money/ledger'
import type { OutboxTask } from '../../../contract/entities/outbox'
import { commitWithRetry } from '../../../db/commit'
import { readChain } from '../../../db/money/ledger'
import { addTopUpStep, readTopUp } from '../../../db/money/top-ups'
import { balanceOf } from '../../../domain/money/ledger/balance'
import { followTopUpRefund } from '../../../domain/money/wallet/top-up'
import type { Refund } from '../../../ports/payments'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../log-posted-entries'
import type { Lease } from '../outbox-lease'
import type { TaskResult } from './result'
import { refundTaskResult, sendRefund } from './send-refund'

type TopUpRefundTask = Extract<OutboxTask, { kind: 'top_up_refund' }>

/** What is to be posted, by what the chain says of the refund and what the provider does. */
const kindOf = (on_its_way_minor: number, state: Refund['state']) => {
  if (on_its_way_minor > 0) return state === 'processed' ? 'refund_processed' : undefined
  return state === 'failed' ? 'refund_returned' : undefined
}

/** Brings the top-up's chain in line with the provider's refund. Idempotent. */
const follow = async (
  deps: Deps,
  { top_up_id, amount_minor, currency }: TopUpRefundTask,
  state: Refund['state'],
): Promise<void> => {
  const posted = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readTopUp(top_up_id)
    if (!stored) throw new Error(`the top-up ${top_up_id} is gone`)
    const chain = await readChain(top_up_id)
    const kind = kindOf(balanceOf(chain, accounts.refund(top_up_id), currency), state)
    if (!kind) return { result: [], skip_commit: true }
    const step = followTopUpRefund(stored.data, { kind, amount_minor, currency }, deps.clock())
    addTopUpStep(batch, stored, step)
    return { result: step.ledger }
  })
  logPostedEntries(deps, posted)
}

/** Sends what a vendor paid in too late back to who paid, once, or fetches its state. */
export const handleTopUpRefund = async (
  deps: Deps,
  task: TopUpRefundTask,
  lease: Lease,
): Promise<TaskResult> => {
  deps.failpoint?.('refund:before-send')
  const sent = await sendRefund(deps, lease, task)
  deps.failpoint?.('refund:after-send')
  if (!('refund_id' in sent)) return sent
  await follow(deps, task, sent.state)
  return refundTaskResult(sent)
}
