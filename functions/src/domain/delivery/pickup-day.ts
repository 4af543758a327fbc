import { lagosDayOf, startOfLagosDay } from '../../contract/lagos-day'
import { DAY_MS, HOUR_MS } from '../../contract/time'

/** From this hour in Lagos, carriers come on the next day. */
const LAST_PICKUP_HOUR = 18
const MAX_DAYS_AHEAD = 3

/** The days in Lagos on which a carrier can be sent for, the first one first. */
export const pickupDays = (now: number): string[] => {
  const today = startOfLagosDay(lagosDayOf(now))
  const isLate = now >= today + LAST_PICKUP_HOUR * HOUR_MS
  const days = Array.from({ length: MAX_DAYS_AHEAD + 1 }, (_, ahead) =>
    lagosDayOf(today + ahead * DAY_MS),
  )
  return isLate ? days.slice(1) : days
}
