import { createHash } from 'node:crypto'
import type { StrictLimit } from '../contract/endpoint'
import { AppError } from '../contract/errors'
import { DAY_MS, HOUR_MS, millisOf, SECOND_MS, timestampFromMillis } from '../contract/time'
import { commitGuarded } from '../store/commit'
import type { Batch } from '../store/firestore'
import { readRateLimit, saveRateLimit } from '../store/rate-limits'
import type { Deps } from './deps'
import { paceOf } from './pace'

const RATE_LIMITS: Record<StrictLimit, { most: number; window_ms: number }> = {
  newsletter: { most: 5, window_ms: HOUR_MS },
  contact: { most: 5, window_ms: HOUR_MS },
  verification: { most: 5, window_ms: HOUR_MS },
  purchase: { most: 20, window_ms: HOUR_MS },
  payout: { most: 10, window_ms: DAY_MS },
  refund_account: { most: 5, window_ms: DAY_MS },
  report: { most: 10, window_ms: HOUR_MS },
}

/** Counted into a commit: the request counts exactly when the commit holds. */
export type Counted = (batch: Batch) => void

/**
 * Looks whether `subject` (an uid or an address) may do this once more at `now` (ms).
 * @throws AppError `request/rate-limited` with the seconds to wait
 */
export const checkLimit = async (
  name: StrictLimit,
  subject: string,
  now: number,
): Promise<Counted> => {
  const { most, window_ms } = RATE_LIMITS[name]
  const id = `${name}-${createHash('sha256').update(subject).digest('hex').slice(0, 32)}`
  const kept = await readRateLimit(id)
  const started = kept ? millisOf(kept.data.window_started_at) : now
  const isOpen = kept !== undefined && now < started + window_ms
  if (isOpen && kept.data.count >= most) {
    const retry_after_seconds = Math.ceil((started + window_ms - now) / SECOND_MS)
    throw new AppError('request/rate-limited', { retry_after_seconds })
  }
  const window_started = isOpen ? started : now
  return (batch) =>
    saveRateLimit(
      batch,
      {
        id,
        count: isOpen ? kept.data.count + 1 : 1,
        window_started_at: timestampFromMillis(window_started),
        expires_at: timestampFromMillis(window_started + window_ms),
      },
      kept,
    )
}

/** Counts a request by itself, where nothing else is written with it. */
export const takeFromLimit = (deps: Deps, name: StrictLimit, subject: string): Promise<void> =>
  commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const count = await checkLimit(name, subject, deps.clock())
    count(batch)
    return { answer: undefined }
  })
