import { createHash } from 'node:crypto'
import type { StrictLimit } from '../contract/api/endpoint'
import { AppError } from '../contract/api/errors'
import {
  DAY_MS,
  HOUR_MS,
  millisOf,
  SECOND_MS,
  type Timestamp,
  timestampFromMillis,
} from '../contract/time'
import { combine } from '../db/combine'
import { commitWithRetry } from '../db/commit'
import type { Batch, Versioned } from '../db/firestore'
import { type RateLimit, readRateLimit, saveRateLimit } from '../db/rate-limits'
import { backoffFrom } from './backoff'
import type { Deps } from './deps'

type Limit = {
  /** Per subject: a uid, an IPv4 address or an IPv6 network. */
  max: number
  window_ms: number
  /** For all subjects together, so that many addresses don't raise the limit. */
  max_everybody?: number
  /** Counted before the use case runs; the use case itself counts the other limits. */
  at_door?: true
}

export const RATE_LIMITS: Readonly<Record<StrictLimit, Limit>> = {
  newsletter: { max: 5, window_ms: HOUR_MS, max_everybody: 300 },
  contact: { max: 5, window_ms: HOUR_MS, max_everybody: 200 },
  verification: { max: 5, window_ms: HOUR_MS, max_everybody: 1_000 },
  purchase: { max: 20, window_ms: HOUR_MS },
  payout: { max: 10, window_ms: DAY_MS },
  /** What a vendor begins to pay at the provider. */
  wallet_payment: { max: 20, window_ms: HOUR_MS, at_door: true },
  carrier_quote: { max: 100, window_ms: HOUR_MS },
  booking: { max: 60, window_ms: HOUR_MS, at_door: true },
  refund_account: { max: 5, window_ms: DAY_MS },
  report: { max: 10, window_ms: HOUR_MS },
  account_name: { max: 5, window_ms: DAY_MS },
  payout_account: { max: 5, window_ms: DAY_MS },
  account: { max: 60, window_ms: HOUR_MS, at_door: true },
  email: { max: 5, window_ms: DAY_MS },
  dispute: { max: 20, window_ms: HOUR_MS, at_door: true },
  review: { max: 20, window_ms: HOUR_MS, at_door: true },
  store: { max: 30, window_ms: HOUR_MS, at_door: true },
  /** Rows of files, and drafts that are begun one by one. */
  draft: { max: 10_000, window_ms: HOUR_MS },
  product: { max: 300, window_ms: HOUR_MS, at_door: true },
  offer: { max: 60, window_ms: HOUR_MS, at_door: true },
  deal: { max: 60, window_ms: HOUR_MS, at_door: true },
  deal_price: { max: 300, window_ms: HOUR_MS, at_door: true },
  /** Codes that no deal has. */
  deal_code: { max: 30, window_ms: HOUR_MS },
  deal_opened: { max: 60, window_ms: HOUR_MS },
  request: { max: 20, window_ms: HOUR_MS, at_door: true },
  /** Each tells somebody, whom a stranger may be answering. */
  request_answer: { max: 30, window_ms: HOUR_MS, at_door: true },
  /** Looks at pictures of requests: one each, or two if a request is saved while the first goes on. */
  request_image: { max: 40, window_ms: DAY_MS },
  file: { max: 30, window_ms: HOUR_MS, at_door: true },
  image: { max: 300, window_ms: HOUR_MS, at_door: true },
  address: { max: 30, window_ms: HOUR_MS, at_door: true },
  device: { max: 30, window_ms: HOUR_MS, at_door: true },
  operator: { max: 300, window_ms: HOUR_MS, at_door: true },
  look: { max: 60, window_ms: HOUR_MS, at_door: true },
  /** Codes for signing in: by the address that asks, by the number twice, and all of a day. */
  code_address: { max: 10, window_ms: DAY_MS },
  code_hour: { max: 3, window_ms: HOUR_MS },
  code_day: { max: 6, window_ms: DAY_MS },
  code_house: { max: 3_000, window_ms: DAY_MS },
  code_try: { max: 60, window_ms: HOUR_MS },
  proof: { max: 10, window_ms: DAY_MS },
  /** Many phones share an address of their network. */
  check: { max: 120, window_ms: HOUR_MS },
}

const EVERYBODY = 'everybody'

/** Requests counted since a window began. */
export type CountedWindow = { count: number; window_started_at: Timestamp }

/**
 * Counts one more request in its window, or in a new one that begins at `now` (ms).
 * @param amount of what the limit counts, if a request has several
 * @throws AppError `request/rate-limited` with the seconds to wait
 */
export const countOneMore = (
  { max, window_ms }: Pick<Limit, 'max' | 'window_ms'>,
  known: CountedWindow | undefined,
  now: number,
  amount = 1,
): CountedWindow => {
  const ends = known ? millisOf(known.window_started_at) + window_ms : 0
  if (!known || now >= ends) return { count: amount, window_started_at: timestampFromMillis(now) }
  if (known.count + amount > max) {
    throw new AppError('request/rate-limited', {
      retry_after_seconds: Math.ceil((ends - now) / SECOND_MS),
    })
  }
  return { count: known.count + amount, window_started_at: known.window_started_at }
}

/** Adds the count to a commit: the request counts only if the commit succeeds. */
export type Counted = (batch: Batch) => void

const subjectId = (name: StrictLimit, subject: string): string =>
  `${name}-${createHash('sha256').update(subject).digest('hex').slice(0, 32)}`

const saveCount = (
  batch: Batch,
  { id, window_ms }: { id: string; window_ms: number },
  counted: CountedWindow,
  stored: Versioned<RateLimit> | undefined,
): void => {
  const expires_at = timestampFromMillis(millisOf(counted.window_started_at) + window_ms)
  saveRateLimit(batch, { id, ...counted, expires_at }, stored)
}

/**
 * Checks whether `subject` (a uid or an address) is within the limit at `now` (ms).
 * @throws AppError `request/rate-limited` with the seconds to wait
 */
export const checkLimit = async (
  name: StrictLimit,
  subject: string,
  now: number,
  amount = 1,
): Promise<Counted> => {
  const id = subjectId(name, subject)
  const { window_ms } = RATE_LIMITS[name]
  const stored = await readRateLimit(id)
  const counted = countOneMore(RATE_LIMITS[name], stored?.data, now, amount)
  return (batch) => saveCount(batch, { id, window_ms }, counted, stored)
}

/** What one request counts in: a document per subject, and the one that all subjects share. */
type Count = { id: string; max: number }

const countsOf = (name: StrictLimit, subjects: readonly string[]): Count[] => {
  const { max, max_everybody } = RATE_LIMITS[name]
  const own = subjects.map((subject) => ({ id: subjectId(name, subject), max }))
  return max_everybody === undefined
    ? own
    : [...own, { id: `${name}-${EVERYBODY}`, max: max_everybody }]
}

/** Counts requests that came at once in one commit; each outcome is its refusal, if any. */
const takeTogether = (
  deps: Deps,
  window_ms: number,
  requests: readonly Count[][],
): Promise<(AppError | undefined)[]> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const ids = [...new Set(requests.flat().map(({ id }) => id))]
    const stored = await Promise.all(ids.map(readRateLimit))
    const before = new Map(ids.map((id, index) => [id, stored[index]]))
    const after = new Map<string, CountedWindow>()
    const result = requests.map((counts) => {
      try {
        const counted = counts.map(({ id, max }): [string, CountedWindow] => [
          id,
          countOneMore({ max, window_ms }, after.get(id) ?? before.get(id)?.data, now),
        ])
        for (const [id, window] of counted) after.set(id, window)
        return undefined
      } catch (error) {
        if (error instanceof AppError) return error
        throw error
      }
    })
    for (const [id, window] of after) saveCount(batch, { id, window_ms }, window, before.get(id))
    return after.size === 0 ? { result, skip_commit: true } : { result }
  })

/**
 * Counts a request in a commit of its own: once per subject and once in the shared count. A request
 * that is rejected for one subject counts for none.
 * @throws AppError `request/rate-limited` with the seconds to wait
 */
export const takeFromLimit = async (
  deps: Deps,
  name: StrictLimit,
  ...subjects: readonly string[]
): Promise<void> => {
  const { max_everybody, window_ms } = RATE_LIMITS[name]
  const shared = max_everybody === undefined ? subjects.join() : EVERYBODY
  const refusal = await combine(
    `rate-limit-${name}-${shared}`,
    countsOf(name, subjects),
    (requests) => takeTogether(deps, window_ms, requests),
  )
  if (refusal) throw refusal
}

/** The same, of what is done or left without saying so: false if the limit is reached. */
export const isWithinLimit = async (
  deps: Deps,
  name: StrictLimit,
  subject: string,
): Promise<boolean> => {
  try {
    await takeFromLimit(deps, name, subject)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'request/rate-limited') return false
    throw error
  }
}

/** Counts a request to an endpoint, unless its use case counts it. */
export const takeAtDoor = async (deps: Deps, name: StrictLimit, uid: string): Promise<void> => {
  if (RATE_LIMITS[name].at_door) await takeFromLimit(deps, name, uid)
}
