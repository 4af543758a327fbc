import type { OutboxItem } from '../../contract/outbox'
import { DAY_MS, HOUR_MS, MINUTE_MS, millisOf, timestampFromMillis } from '../../contract/time'
import { commitGuarded } from '../../store/commit'
import { changeOutboxItem, dueOutboxIds, readOutboxItem } from '../../store/outbox'
import type { Deps } from '../deps'
import { paceOf } from '../pace'
import { traced } from '../trace'
import { workThrough } from '../work-through'
import { leaseOutboxItem, type Occasion } from './outbox-lease'
import { isRefusal, providerProblemOf } from './provider-problem'
import { workChargebackEvidence } from './tasks/chargeback-evidence'
import { workPush } from './tasks/push'
import { workRefund } from './tasks/refund'
import type { TaskResult } from './tasks/result'
import { workTransfer } from './tasks/transfer'

const FIRST_RETRY_MS = MINUTE_MS
const LONGEST_RETRY_MS = 6 * HOUR_MS
const MOST_DOUBLINGS = 20
/** What did not end by itself by then needs a person. */
const STUCK_AFTER_MS = 14 * DAY_MS
const MOST_REFUSALS = 8

const work = (deps: Deps, item: OutboxItem): Promise<TaskResult> => {
  const { task } = item
  if (task.kind === 'refund') return workRefund(deps, item, task)
  if (task.kind === 'transfer') return workTransfer(deps, item, task)
  if (task.kind === 'push') return workPush(deps, item, task)
  return workChargebackEvidence(deps, task)
}

/** An outage is tried again; what the provider refuses again and again needs a person. */
const failed = (item: OutboxItem, error: unknown): TaskResult => {
  const problem = providerProblemOf(error)
  if (!problem) throw error
  const last_error = `${problem.call}: ${problem.provider_message}`
  const isHopeless = isRefusal(error) && item.attempts + 1 >= MOST_REFUSALS
  return { state: isHopeless ? 'stuck' : item.state, last_error }
}

const retryAfter = (attempts: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, MOST_DOUBLINGS))

const record = (deps: Deps, id: string, result: TaskResult): Promise<void> =>
  commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const kept = await readOutboxItem(id)
    if (!kept) throw new Error(`the task ${id} is gone`)
    const now = deps.clock()
    const { attempts, created_at } = kept.data
    const isWaiting = result.state === 'due' || result.state === 'sent'
    const isOld = isWaiting && now - millisOf(created_at) >= STUCK_AFTER_MS
    changeOutboxItem(batch, kept, {
      ...result,
      state: isOld ? 'stuck' : result.state,
      next_at: timestampFromMillis(now + retryAfter(attempts)),
      updated_at: timestampFromMillis(now),
    })
    return { answer: undefined }
  })

/** Works on one task, if it is to be worked on. True when it was. */
export const workOutboxItem = async (
  deps: Deps,
  id: string,
  occasion: Occasion,
): Promise<boolean> => {
  const leased = await leaseOutboxItem(deps, id, occasion)
  if (!leased) return false
  deps.failpoint?.('outbox:after-lease')
  const result = await work(traced(deps, { task: id }), leased.data).catch((error: unknown) =>
    failed(leased.data, error),
  )
  deps.failpoint?.('outbox:before-record')
  await record(deps, id, result)
  if (result.state === 'stuck') deps.log.error('A task is stuck', { id, error: result.last_error })
  return true
}

/** Does what is due outside the database: refunds, transfers, evidence. Gives how many. */
export const sendOutbox = (deps: Deps): Promise<number> =>
  workThrough(deps, {
    page: (limit) => dueOutboxIds(deps.clock(), limit),
    idOf: (id) => id,
    // A task that fails is brought back by its lease.
    work: (id) => workOutboxItem(deps, id, 'sweep'),
    failure: 'A task failed',
  })
