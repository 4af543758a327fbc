import type { Backoff } from '../db/commit'
import type { Deps } from './deps'

/** Jittered backoff between the attempts of a conflicting commit. */
export const backoffFrom = ({ sleep, random }: Deps): Backoff => ({
  sleep,
  jitter: () => (random(1)[0] ?? 0) / 256,
})
