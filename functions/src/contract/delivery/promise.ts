import { endOfLagosDay, lagosDayOf, startOfLagosDay } from '../lagos-day'
import { DAY_MS, HOUR_MS } from '../time'

/** When a vendor works, from the delivery profile. */
export type WorkingTimes = {
  working_days: readonly number[]
  cutoff_hour: number
  handling_days: number
}

const SUNDAY = 7

/** ISO 8601: 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY

const dayAfter = (day: string): string => lagosDayOf(startOfLagosDay(day) + DAY_MS)

/** The working day that is `count` working days after `day`; 0 is `day`, or the next that is one. */
const workingDayAfter = (working_days: readonly number[], day: string, count: number): string => {
  let current = day
  let left = count
  while (left > 0 || !working_days.includes(weekdayOf(current))) {
    if (working_days.includes(weekdayOf(current))) left -= 1
    current = dayAfter(current)
  }
  return current
}

/** 23:59 in Lagos of the working day that is `count` working days after an instant. */
export const workingDaysFrom = (
  { working_days }: Pick<WorkingTimes, 'working_days'>,
  at: number,
  count: number,
): number => endOfLagosDay(workingDayAfter(working_days, lagosDayOf(at), count))

/** The first and the last day of arrival, in Lagos, of what is shipped on a day. */
export const arrivalAfter = (
  { working_days }: Pick<WorkingTimes, 'working_days'>,
  { days_min, days_max }: { days_min: number; days_max: number },
  shipped: string,
): { from: string; until: string } => ({
  from: workingDayAfter(working_days, shipped, days_min),
  until: workingDayAfter(working_days, shipped, days_max),
})

export type DeliveryPromise = {
  /** 23:59 in Lagos of the last handling day, in milliseconds since the epoch. */
  ship_by: number
  /** One working day later: from then on the buyer may cancel what isn't shipped. */
  cancel_from: number
  /** The first and the last day of arrival, in Lagos. */
  from: string
  until: string
}

/**
 * The dates of an order. The day of the order is the first handling day if it is a working day and
 * the order came before the cut-off hour; transit counts the working days after the last one.
 * @param ordered_at milliseconds since the epoch
 */
export const promiseOf = (
  { working_days, cutoff_hour, handling_days }: WorkingTimes,
  transit: { days_min: number; days_max: number },
  ordered_at: number,
): DeliveryPromise => {
  const ordered = lagosDayOf(ordered_at)
  const is_in_time = ordered_at < startOfLagosDay(ordered) + cutoff_hour * HOUR_MS
  const first = workingDayAfter(working_days, is_in_time ? ordered : dayAfter(ordered), 0)
  const shipped = workingDayAfter(working_days, first, handling_days - 1)
  return {
    ship_by: endOfLagosDay(shipped),
    cancel_from: endOfLagosDay(workingDayAfter(working_days, shipped, 1)),
    ...arrivalAfter({ working_days }, transit, shipped),
  }
}
