import type { StoreRest } from '../entities/people/store-rest'
import { lagosDayOf, startOfLagosDay } from '../lagos-day'

/** A store that sells nothing at the moment; it has no `back_on` while nobody knows. */
export type Resting = { back_on?: string; message?: string }

/**
 * Returns how a store rests, or undefined if it sells. Open orders stay due meanwhile.
 * @param now epoch milliseconds
 */
export const restingOf = (rest: StoreRest | null | undefined, now: number): Resting | undefined => {
  if (!rest) return undefined
  if (rest.paused_at || rest.owes_since) return {}
  if (!rest.holiday) return undefined
  const { from, back_on, message } = rest.holiday
  const today = lagosDayOf(now)
  if (today < from || today >= back_on) return undefined
  return message === undefined ? { back_on } : { back_on, message }
}

/** A Lagos day as people say it: 3 December. */
export const dayText = (day: string): string =>
  new Date(startOfLagosDay(day)).toLocaleDateString('en-NG', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Africa/Lagos',
  })

/** “Back on 3 December”, or that nobody knows when. */
export const restingText = ({ back_on }: Resting): string =>
  back_on === undefined ? 'Not selling at the moment' : `Back on ${dayText(back_on)}`

const keyOf = (rest: StoreRest | null | undefined): string =>
  JSON.stringify([
    rest?.holiday?.from,
    rest?.holiday?.back_on,
    rest?.holiday?.message,
    rest?.paused_at?.seconds,
    rest?.owes_since?.seconds,
  ])

/** Whether two rests say the same, in whatever order their fields were stored. */
export const isSameRest = (
  one: StoreRest | null | undefined,
  other: StoreRest | null | undefined,
): boolean => keyOf(one) === keyOf(other)
