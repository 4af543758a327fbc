const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Lagos is at UTC+1 all year. */
const LAGOS_AHEAD_MS = HOUR_MS

/** From this hour in Lagos, couriers come on the next day. */
const LAST_PICKUP_HOUR = 18
const MAX_DAYS_AHEAD = 3
export const TOKEN_MS = 7 * DAY_MS

const dayOf = (ms: number): string => new Date(ms + LAGOS_AHEAD_MS).toISOString().slice(0, 10)

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - LAGOS_AHEAD_MS

/** The day after `count` days, and a time on it as Shipbubble writes it: `2026-01-31 12:00:00`. */
export const dayAfter = (day: string, count: number): string => dayOf(startOf(day) + count * DAY_MS)
export const noonOf = (day: string): string => `${day} 12:00:00`

/** The day on which a courier comes, or why none does on the wanted day. */
export const pickupDay = (wanted: string, now: number): { day: string } | { refusal: string } => {
  const today = dayOf(now)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(wanted) || Number.isNaN(startOf(wanted))) {
    return { refusal: 'pickup_date must be a date (yyyy-mm-dd)' }
  }
  if (wanted < today) return { refusal: 'pickup_date can not be in the past' }
  if (wanted > dayAfter(today, MAX_DAYS_AHEAD)) {
    return { refusal: 'pickup_date can be at most 3 days from today' }
  }
  const isLate = now >= startOf(today) + LAST_PICKUP_HOUR * HOUR_MS
  return { day: wanted === today && isLate ? dayAfter(today, 1) : wanted }
}
