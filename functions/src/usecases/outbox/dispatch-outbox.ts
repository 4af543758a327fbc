import type { QueueItem } from '../../contract/entities/console/console'
import { isOpenOutboxState, type OutboxItem } from '../../contract/entities/outbox'
import { COLLECTIONS } from '../../contract/paths'
import { dueOutbox, failingOutbox } from '../../contract/queries/console/operations'
import { bind } from '../../contract/queries/query'
import { DAY_MS, millisOf, timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import { changeOutboxItem, readOutboxItem } from '../../db/money/outbox'
import { isRefusal, providerProblemOf } from '../../ports/provider-problem'
import { backoffFrom, FAILING_AFTER, retryDelayMs } from '../backoff'
import type { Deps } from '../deps'
import { dueKind, workDue } from '../jobs/due'
import { traced } from '../trace'
import type { TaskResult } from './handlers/result'
import { handleTask } from './handlers/table'
import {
  changeLeased,
  type Lease,
  LeaseLostError,
  leaseOutboxItem,
  type Trigger,
} from './outbox-lease'

/** A task that is still waiting for its provider after this long needs an operator. */
const DEAD_AFTER_MS = 14 * DAY_MS
const MAX_REFUSALS = 8

/** Retries an outage; a task that the provider keeps refusing becomes `dead`. */
const failed = (item: OutboxItem, error: unknown): TaskResult => {
  const problem = providerProblemOf(error)
  if (!problem) throw error
  const last_error = `${problem.call}: ${problem.provider_message}`
  const isHopeless = isRefusal(error) && item.attempts + 1 >= MAX_REFUSALS
  // A conclusive refusal of a `POST` settles the call; a failed `GET` says nothing about it.
  const isAnswered = problem.is_conclusive && problem.call.startsWith('POST ')
  return {
    state: isHopeless ? 'dead' : item.state,
    last_error,
    ...(isAnswered && { unanswered: null }),
  }
}

/**
 * The fields to store after an attempt. If a webhook set `look_again` meanwhile, the task is due at
 * once.
 */
const outcomeOf = (
  { attempts, created_at, waited_at = created_at, look_again, provider_id }: OutboxItem,
  { retry_in_ms, retry_at, waits, ...result }: TaskResult,
  now: number,
): Partial<OutboxItem> => {
  const isWaiting = isOpenOutboxState(result.state) && !waits
  const isOld = isWaiting && now - millisOf(waited_at) >= DEAD_AFTER_MS
  const nextState = (result.provider_id ?? provider_id) === null ? 'pending' : 'submitted'
  const isFixed = retry_at !== undefined || retry_in_ms !== undefined
  const next_at = retry_at ?? now + (retry_in_ms ?? retryDelayMs(attempts))
  return {
    ...result,
    ...(waits && { waited_at: timestampFromMillis(now) }),
    // Waiting for something else doesn't count as an attempt.
    attempts: isFixed ? attempts - 1 : attempts,
    state: look_again ? nextState : isOld ? 'dead' : result.state,
    next_attempt_at: timestampFromMillis(look_again ? now : next_at),
    lease: null,
    look_again: false,
    updated_at: timestampFromMillis(now),
  }
}

const processLeased = async (deps: Deps, lease: Lease): Promise<void> => {
  const { id } = lease.item
  deps.failpoint?.('outbox:after-lease')
  const result = await handleTask(traced(deps, { task: id }), lease).catch((error: unknown) =>
    failed(lease.item, error),
  )
  deps.failpoint?.('outbox:before-record')
  await changeLeased(deps, lease, (item, now) => outcomeOf(item, result, now))
  if (result.state === 'awaiting_otp' && lease.item.state !== 'awaiting_otp') {
    deps.log.error('A transfer waits for a one-time password', { id })
  }
  const isFailing = isOpenOutboxState(result.state) && lease.item.attempts + 1 === FAILING_AFTER
  if (isFailing && result.retry_at === undefined && result.retry_in_ms === undefined) {
    const { last_error: error } = result
    deps.log.error('A due item keeps failing', { id, kind: 'task', error })
  }
  if (result.state === 'dead') deps.log.error('A task is dead', { id, error: result.last_error })
}

/**
 * Processes one task if it can be leased. Returns true if it was processed or its current holder
 * will look again.
 */
export const processOutboxItem = async (
  deps: Deps,
  id: string,
  trigger: Trigger,
): Promise<boolean> => {
  const lease = await leaseOutboxItem(deps, id, trigger)
  if (lease === null) return false
  if (lease === 'will_look_again') return true
  try {
    await processLeased(deps, lease)
  } catch (error) {
    // The new holder of the lease continues and asks the provider itself.
    if (!(error instanceof LeaseLostError)) throw error
    deps.log.warn('A task took longer than its lease', { id })
  }
  return true
}

/**
 * Records why a task failed unexpectedly. Its lease has postponed it, unless it failed before that.
 * A task that fails again and again becomes `dead`.
 */
const recordFailure = (deps: Deps, id: string, last_error: string): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readOutboxItem(id)
    if (!stored || !isOpenOutboxState(stored.data.state))
      return { result: undefined, skip_commit: true }
    const now = deps.clock()
    const { attempts, next_attempt_at } = stored.data
    const isDue = millisOf(next_attempt_at) <= now
    const tries = isDue ? attempts + 1 : attempts
    const isDead = tries >= FAILING_AFTER
    changeOutboxItem(batch, stored, {
      last_error,
      attempts: tries,
      ...(isDue && { next_attempt_at: timestampFromMillis(now + retryDelayMs(attempts)) }),
      ...(isDead && { state: 'dead' }),
    })
    if (isDead) deps.log.error('A task is dead', { id, error: last_error })
    return { result: undefined }
  })

const subjectOf = ({ id, task }: OutboxItem): QueueItem['subject'] => {
  if (task && 'transaction_id' in task) return { type: 'transaction', id: task.transaction_id }
  return task?.kind === 'transfer'
    ? { type: 'payout', id: task.payout_id }
    : { type: 'due_item', id }
}

/** How operators read a task. */
export const describeTask = (item: OutboxItem) => {
  const { task, created_at } = item
  return {
    subject: subjectOf(item),
    title: task ? task.kind.replaceAll('_', ' ') : 'task',
    due_at: created_at,
    amount_minor: task && 'amount_minor' in task ? task.amount_minor : null,
    currency: task && 'currency' in task ? task.currency : null,
  }
}

/**
 * Tasks for the outside. A leased one was postponed by its lease, which counted the attempt. One that
 * fails again and again becomes `dead`, and is retried with its own key or reference.
 */
export const TASKS = dueKind<OutboxItem>({
  name: 'task',
  collections: [COLLECTIONS.outbox],
  fields: { at: 'next_attempt_at', failures: 'attempts', problem: 'last_error' },
  due: (now, limit) => bind(dueOutbox, { now: timestampFromMillis(now) }, limit),
  failing: (least) => bind(failingOutbox, { least }),
  isWaiting: ({ state }) => isOpenOutboxState(state),
  work: (deps, id) => processOutboxItem(deps, id, 'schedule'),
  failure: 'A task failed',
  describe: describeTask,
  goBack: recordFailure,
  isRetried: true,
})

/** Processes due tasks: refunds, transfers, pushes, evidence, tax documents. Returns how many. */
export const dispatchOutbox = (deps: Deps): Promise<number> => workDue(deps, TASKS)
