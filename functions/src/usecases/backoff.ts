import { HOUR_MS, MINUTE_MS } from '../contract/time'
import type { Backoff } from '../db/commit'
import type { Deps } from './deps'

/** Jittered backoff between the attempts of a conflicting commit. */
export const backoffFrom = ({ sleep, random, commits_for_ms }: Deps): Backoff => ({
  sleep,
  most_ms: commits_for_ms,
  jitter: () => (random(1)[0] ?? 0) / 256,
})

const INITIAL_DELAY_MS = MINUTE_MS
const MAX_DELAY_MS = 6 * HOUR_MS
/** More doublings than the longest delay needs, and few enough for a safe integer. */
const MAX_DOUBLINGS = 20

/** How long a due item waits that has failed this often before: 1, 2, 4 minutes, at most 6 hours. */
export const retryDelayMs = (failures: number): number =>
  Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** Math.min(failures, MAX_DOUBLINGS))

/**
 * A due item that failed this often is listed for operators, some four hours after its first
 * failure. It is still retried, every six hours in the end.
 */
export const FAILING_AFTER = 8
