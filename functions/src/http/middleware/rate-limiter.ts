import { AppError } from '../../contract/api/errors'
import { MINUTE_MS, SECOND_MS } from '../../contract/time'

const MAX_KEYS = 20_000

/**
 * A token bucket per key in this instance's memory. It damps floods without a read; limits that
 * must be exact are stored in the database.
 */
export const createBuckets = (per_minute: number, clock: () => number) => {
  const buckets = new Map<string, { left: number; at: number }>()
  return (key: string): void => {
    const now = clock()
    const bucket = buckets.get(key) ?? { left: per_minute, at: now }
    const refilled = ((now - bucket.at) / MINUTE_MS) * per_minute
    const left = Math.min(per_minute, bucket.left + Math.max(0, refilled))
    if (left < 1) {
      const retry_after_seconds = ((1 - left) / per_minute) * (MINUTE_MS / SECOND_MS)
      throw new AppError('request/rate-limited', {
        retry_after_seconds: Math.ceil(retry_after_seconds),
      })
    }
    buckets.delete(key)
    buckets.set(key, { left: left - 1, at: now })
    // The map is in order of use: the least recently used key is dropped.
    if (buckets.size > MAX_KEYS) buckets.delete(buckets.keys().next().value ?? key)
  }
}
