import { HOUR_MS, millisOf } from '../../../../contract/time'

/** Two instants that differ by less are told apart by their order alone. */
export const GRAIN_MS = 2 * HOUR_MS

export const without = <T extends object, K extends keyof T>(
  value: T,
  keys: readonly K[],
): Omit<T, K> => {
  const left = { ...value }
  for (const key of keys) delete left[key]
  return left
}

/** An instant of which only the future counts. */
export const ahead = <T extends { seconds: number; nanoseconds: number }>(
  instant: T | null | undefined,
  now: number,
): T | 'past' | null => (instant ? (millisOf(instant) > now ? instant : 'past') : null)
