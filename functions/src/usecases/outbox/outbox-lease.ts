import { isOpenOutboxState, type OutboxItem } from '../../contract/entities/outbox'
import { MINUTE_MS, millisOf, timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import type { Batch } from '../../db/firestore'
import { changeOutboxItem, readOutboxItem } from '../../db/money/outbox'
import { PROVIDER_CALL_MS } from '../../ports/provider-problem'
import { backoffFrom, retryDelayMs } from '../backoff'
import type { Deps } from '../deps'

/** Longer than a task takes: several provider calls, each retried when it fails. */
const LEASE_MS = 2 * MINUTE_MS

/**
 * The source of a run: `schedule` (or a new task) takes due tasks, `webhook` also takes tasks that
 * wait or are completed, `operator` takes every task that is not completed.
 */
export type Trigger = 'schedule' | 'webhook' | 'operator'

/** An exclusive lease on a task, valid until it expires and another worker takes the task. */
export type Lease = { item: OutboxItem; token: string }

/** The lease has expired or was taken over; the holder must stop working on the task. */
export class LeaseLostError extends Error {
  constructor(id: string) {
    super(`the lease on ${id} is over`)
    this.name = 'LeaseLostError'
  }
}

const MAY_TAKE: Record<Trigger, (item: OutboxItem, now: number) => boolean> = {
  schedule: ({ state, next_attempt_at }, now) =>
    isOpenOutboxState(state) && millisOf(next_attempt_at) <= now,
  webhook: ({ provider_id, state, unanswered }) =>
    provider_id !== null || state === 'submitted' || unanswered !== null,
  operator: ({ state }) => state !== 'completed',
}

export const isLeased = ({ lease }: OutboxItem, now: number): boolean =>
  lease !== null && millisOf(lease.until) > now

/**
 * Leases a task. Returns null if there is nothing to do or another worker holds the lease. For a
 * `webhook` trigger on a leased task, it sets `look_again` and returns `will_look_again`: the
 * task becomes due again as soon as its holder is done.
 */
export const leaseOutboxItem = (
  deps: Deps,
  id: string,
  trigger: Trigger,
): Promise<Lease | 'will_look_again' | null> => {
  const token = deps.ids()
  return commitWithRetry<Lease | 'will_look_again' | null>(
    backoffFrom(deps),
    'service/unavailable',
    async (batch) => {
      const stored = await readOutboxItem(id)
      const now = deps.clock()
      if (!stored) return { result: null, skip_commit: true }
      if (isLeased(stored.data, now)) {
        if (trigger !== 'webhook') return { result: null, skip_commit: true }
        changeOutboxItem(batch, stored, { look_again: true })
        return { result: 'will_look_again' }
      }
      if (!MAY_TAKE[trigger](stored.data, now)) return { result: null, skip_commit: true }
      const { attempts } = stored.data
      const until = timestampFromMillis(now + LEASE_MS)
      const taken = {
        attempts: attempts + 1,
        // If this worker dies, the task waits longer each time, and never less than the lease.
        next_attempt_at: timestampFromMillis(now + Math.max(LEASE_MS, retryDelayMs(attempts))),
        lease: { token, until },
        look_again: false,
      }
      changeOutboxItem(batch, stored, taken)
      return { result: { item: stored.data, token } }
    },
  )
}

/** Changes a task if the lease is still held. @throws LeaseLostError otherwise */
export const changeLeased = (
  deps: Deps,
  { item: { id }, token }: Lease,
  changeOf: (item: OutboxItem, now: number) => Partial<OutboxItem>,
  write?: (batch: Batch, now: number) => Promise<void>,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readOutboxItem(id)
    if (stored?.data.lease?.token !== token) throw new LeaseLostError(id)
    const now = deps.clock()
    changeOutboxItem(batch, stored, changeOf(stored.data, now))
    await write?.(batch, now)
    return { result: undefined }
  })

/**
 * Records that a call that moves money is about to be sent. From then on its outcome is checked
 * before another one is sent.
 * @throws LeaseLostError if the lease would expire before the call's timeout
 */
export const noteSending = (deps: Deps, lease: Lease): Promise<void> =>
  changeLeased(deps, lease, ({ id, lease: held }, now) => {
    if (!held || millisOf(held.until) <= now + PROVIDER_CALL_MS) throw new LeaseLostError(id)
    return { unanswered: { since: timestampFromMillis(now), asks: 0 } }
  })
