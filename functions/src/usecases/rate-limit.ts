import { createHash } from 'node:crypto'
import type { StrictLimit } from '../contract/api/endpoint'
import { AppError } from '../contract/api/errors'
import { DAY_MS, HOUR_MS, millisOf, SECOND_MS, timestampFromMillis } from '../contract/time'
import { commitSerialized, commitWithRetry } from '../db/commit'
import type { Batch } from '../db/firestore'
import { readRateLimit, saveRateLimit } from '../db/rate-limits'
import { backoffFrom } from './backoff'
import type { Deps } from './deps'

type Limit = {
  /** Per subject: a uid or an IP address. */
  max: number
  window_ms: number
  /** For all subjects together, so that many addresses don't raise the limit. */
  max_everybody?: number
  /** Counted before the use case runs; the use case itself counts the other limits. */
  at_door?: true
}

const RATE_LIMITS: Readonly<Record<StrictLimit, Limit>> = {
  newsletter: { max: 5, window_ms: HOUR_MS, max_everybody: 300 },
  contact: { max: 5, window_ms: HOUR_MS, max_everybody: 200 },
  verification: { max: 5, window_ms: HOUR_MS, max_everybody: 1_000 },
  purchase: { max: 20, window_ms: HOUR_MS },
  payout: { max: 10, window_ms: DAY_MS },
  refund_account: { max: 5, window_ms: DAY_MS },
  report: { max: 10, window_ms: HOUR_MS },
  account_name: { max: 5, window_ms: DAY_MS },
  payout_account: { max: 5, window_ms: DAY_MS },
  account: { max: 60, window_ms: HOUR_MS, at_door: true },
  email: { max: 5, window_ms: DAY_MS },
  dispute: { max: 20, window_ms: HOUR_MS, at_door: true },
  review: { max: 20, window_ms: HOUR_MS, at_door: true },
  store: { max: 30, window_ms: HOUR_MS, at_door: true },
  product: { max: 300, window_ms: HOUR_MS, at_door: true },
  file: { max: 30, window_ms: HOUR_MS, at_door: true },
  image: { max: 300, window_ms: HOUR_MS, at_door: true },
  address: { max: 30, window_ms: HOUR_MS, at_door: true },
  device: { max: 30, window_ms: HOUR_MS, at_door: true },
}

const EVERYBODY = 'everybody'

/** Adds the count to a commit: the request counts only if the commit succeeds. */
export type Counted = (batch: Batch) => void

const checkCount = async (
  { id, max, window_ms }: { id: string; max: number; window_ms: number },
  now: number,
): Promise<Counted> => {
  const stored = await readRateLimit(id)
  const started = stored ? millisOf(stored.data.window_started_at) : now
  const isOpen = stored !== undefined && now < started + window_ms
  if (isOpen && stored.data.count >= max) {
    const retry_after_seconds = Math.ceil((started + window_ms - now) / SECOND_MS)
    throw new AppError('request/rate-limited', { retry_after_seconds })
  }
  const window_started = isOpen ? started : now
  return (batch) =>
    saveRateLimit(
      batch,
      {
        id,
        count: isOpen ? stored.data.count + 1 : 1,
        window_started_at: timestampFromMillis(window_started),
        expires_at: timestampFromMillis(window_started + window_ms),
      },
      stored,
    )
}

/**
 * Checks whether `subject` (a uid or an address) is within the limit at `now` (ms).
 * @throws AppError `request/rate-limited` with the seconds to wait
 */
export const checkLimit = (name: StrictLimit, subject: string, now: number): Promise<Counted> => {
  const id = `${name}-${createHash('sha256').update(subject).digest('hex').slice(0, 32)}`
  return checkCount({ id, ...RATE_LIMITS[name] }, now)
}

const checkEverybody = async (name: StrictLimit, now: number): Promise<Counted[]> => {
  const { max_everybody: max, window_ms } = RATE_LIMITS[name]
  if (max === undefined) return []
  return [await checkCount({ id: `${name}-${EVERYBODY}`, max, window_ms }, now)]
}

/**
 * Counts a request in a commit of its own: once per subject and once in the shared count. A request
 * that is rejected for one subject counts for none.
 */
export const takeFromLimit = (
  deps: Deps,
  name: StrictLimit,
  ...subjects: readonly string[]
): Promise<void> => {
  const take = async (batch: Batch) => {
    const now = deps.clock()
    const counts = await Promise.all(subjects.map((subject) => checkLimit(name, subject, now)))
    counts.push(...(await checkEverybody(name, now)))
    for (const count of counts) count(batch)
    return { result: undefined }
  }
  const busy = 'service/unavailable'
  // The shared count is one document, so concurrent requests are serialized.
  return RATE_LIMITS[name].max_everybody === undefined
    ? commitWithRetry(backoffFrom(deps), busy, take)
    : commitSerialized(backoffFrom(deps), { onExhausted: busy, key: `rate-limit-${name}` }, take)
}

/** Counts a request to an endpoint, unless its use case counts it. */
export const takeAtDoor = async (deps: Deps, name: StrictLimit, uid: string): Promise<void> => {
  if (RATE_LIMITS[name].at_door) await takeFromLimit(deps, name, uid)
}
