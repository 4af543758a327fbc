import type { Backoff } from '../db/commit'
import type { Deps } from './deps'

/** How a lost race waits before it tries again: a random part of a growing time. */
export const backoffFrom = ({ sleep, random }: Deps): Backoff => ({
  sleep,
  jitter: () => (random(1)[0] ?? 0) / 256,
})
