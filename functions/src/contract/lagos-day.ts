import { DAY_MS, HOUR_MS, MINUTE_MS } from './time'

/** Lagos is at UTC+1 all year. */
export const LAGOS_AHEAD_MS = HOUR_MS
const DAY_TEXT_LENGTH = '2026-01-31'.length
const MONTH_TEXT_LENGTH = '2026-01'.length

/** The day in Lagos at an instant. @param ms since the epoch */
export const lagosDayOf = (ms: number): string =>
  new Date(ms + LAGOS_AHEAD_MS).toISOString().slice(0, DAY_TEXT_LENGTH)

/** The month in Lagos at an instant, such as 2026-01. @param ms since the epoch */
export const lagosMonthOf = (ms: number): string => lagosDayOf(ms).slice(0, MONTH_TEXT_LENGTH)

/** The instant at which a day begins in Lagos, in milliseconds since the epoch. */
export const startOfLagosDay = (day: string): number =>
  Date.parse(`${day}T00:00:00Z`) - LAGOS_AHEAD_MS

/** 23:59 of a day in Lagos, in milliseconds since the epoch. */
export const endOfLagosDay = (day: string): number => startOfLagosDay(day) + DAY_MS - MINUTE_MS

/** The `count` days that end with `last`, oldest first. */
export const lagosDaysUntil = (last: string, count: number): string[] => {
  const end = startOfLagosDay(last)
  return Array.from({ length: count }, (_, index) => lagosDayOf(end - (count - 1 - index) * DAY_MS))
}
