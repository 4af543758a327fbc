import { MINUTE_MS, SECOND_MS } from '@contract/time'

const REFRESH_BEFORE_MS = 5 * MINUTE_MS
/** A clock that is wrong by an hour must not make the browser ask all the time. */
const MIN_DELAY_MS = 30 * SECOND_MS

/** Runs one at a time: whoever asks while one is under way gets that one's outcome. */
export const shared = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let current: Promise<T> | undefined
  return () => {
    current ??= run().finally(() => {
      current = undefined
    })
    return current
  }
}

/** Milliseconds until a token should be renewed: five minutes before it expires. */
export const refreshDelay = (expires_at_ms: number, now: number): number =>
  Math.max(expires_at_ms - REFRESH_BEFORE_MS - now, MIN_DELAY_MS)
