import type { OutboxItem } from '../../contract/entities/outbox'
import { MINUTE_MS, millisOf, timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import { changeOutboxItem, readOutboxItem } from '../../db/money/outbox'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { PROVIDER_CALL_MS } from './provider-problem'

/** Longer than a task takes: several calls to the provider, each asked for again when it fails. */
const LEASE_MS = 2 * MINUTE_MS

/**
 * `announced`: the provider told of a change, so also what waits or was done is looked at.
 * `operator`: whatever is not done.
 */
export type Trigger = 'sweep' | 'announced' | 'operator'

/** The right to work on a task alone, until the lease runs out or is taken after that. */
export type Lease = { item: OutboxItem; token: string }

/** Somebody else may be working on the task now: nothing more is done about it here. */
export class LeaseLostError extends Error {
  constructor(id: string) {
    super(`the lease on ${id} is over`)
    this.name = 'LeaseLostError'
  }
}

const MAY_TAKE: Record<Trigger, (item: OutboxItem, now: number) => boolean> = {
  sweep: ({ state, next_at }, now) =>
    (state === 'due' || state === 'sent') && millisOf(next_at) <= now,
  announced: ({ provider_id, state, unanswered }) =>
    provider_id !== null || state === 'sent' || unanswered !== null,
  operator: ({ state }) => state !== 'done',
}

export const isLeased = ({ lease }: OutboxItem, now: number): boolean =>
  lease !== null && millisOf(lease.until) > now

/**
 * Takes a task to work on it alone; null where there is no work or somebody living has it. Who has
 * it then looks again, if the provider told of a change meanwhile.
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
        if (trigger !== 'announced') return { result: null, skip_commit: true }
        changeOutboxItem(batch, stored, { look_again: true })
        return { result: 'will_look_again' }
      }
      if (!MAY_TAKE[trigger](stored.data, now)) return { result: null, skip_commit: true }
      const until = timestampFromMillis(now + LEASE_MS)
      const taken = {
        attempts: stored.data.attempts + 1,
        next_at: until,
        lease: { token, until },
        look_again: false,
      }
      changeOutboxItem(batch, stored, taken)
      return { result: { item: stored.data, token } }
    },
  )
}

/** Changes a task only for who holds its lease. @throws LeaseLostError for everyone else */
export const changeLeased = (
  deps: Deps,
  { item: { id }, token }: Lease,
  changeOf: (item: OutboxItem, now: number) => Partial<OutboxItem>,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readOutboxItem(id)
    if (stored?.data.lease?.token !== token) throw new LeaseLostError(id)
    changeOutboxItem(batch, stored, changeOf(stored.data, deps.clock()))
    return { result: undefined }
  })

/**
 * Writes down that a call which moves money goes out now. From then on its outcome is asked for
 * before another one is sent.
 * @throws LeaseLostError where the lease would not outlast the call
 */
export const noteSending = (deps: Deps, lease: Lease): Promise<void> =>
  changeLeased(deps, lease, ({ id, lease: held }, now) => {
    if (!held || millisOf(held.until) <= now + PROVIDER_CALL_MS) throw new LeaseLostError(id)
    return { unanswered: { since: timestampFromMillis(now), asks: 0 } }
  })
