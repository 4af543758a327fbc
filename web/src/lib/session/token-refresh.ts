import { MINUTE_MS, SECOND_MS } from '@contract/time'

const REFRESH_BEFORE_MS = 5 * MINUTE_MS
/** A lower limit, so that a clock that is an hour off doesn't cause constant refreshes. */
const MIN_DELAY_MS = 30 * SECOND_MS

/** Shares one run: calls during a run get that run's promise. */
export const shared = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let current: Promise<T> | undefined
  return () => {
    current ??= run().finally(() => {
      current = undefined
    })
    return current
  }
}

/** Milliseconds until a token should be refreshed, five minutes before it expires. */
export const refreshDelay = (expires_at_ms: number, now: number): number =>
  Math.max(expires_at_ms - REFRESH_BEFORE_MS - now, MIN_DELAY_MS)
