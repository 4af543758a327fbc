import type { StoreLimit } from '../entities/people/store-limit'
import type { StoreTrial } from '../entities/people/vendor'
import { millisOf } from '../time'
import { POLICY } from './policy'

/** Whether a store's limits are those of an unproven one. `now` in epoch milliseconds. */
export const isUnproven = (trial: StoreTrial | undefined, now: number): trial is StoreTrial =>
  trial !== undefined && !(trial.proven_at && millisOf(trial.proven_at) <= now)

/** What a store can take at once beside its open orders; undefined without a limit. */
export const storeLimitOf = (
  trial: StoreTrial | undefined,
  now: number,
): StoreLimit | undefined => {
  if (!isUnproven(trial, now)) return undefined
  const { held_minor, until } = trial
  const room_minor = Math.max(0, POLICY.limits.unproven.max_held_minor - held_minor)
  return until && millisOf(until) > now ? { room_minor, until } : { room_minor }
}
