import type { Pace } from '../store/commit'
import type { Deps } from './deps'

/** How a lost race waits before it tries again: a random part of a growing time. */
export const paceOf = ({ sleep, random }: Deps): Pace => ({
  sleep,
  jitter: () => (random(1)[0] ?? 0) / 256,
})
