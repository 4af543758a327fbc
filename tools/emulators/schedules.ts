import { lagosDayOf, startOfLagosDay } from '../../functions/src/contract/lagos-day'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../functions/src/contract/time'

const UNIT_MS = { minutes: MINUTE_MS, hours: HOUR_MS }

/**
 * The next instant after `last_ms` at which a job of the table is due, in epoch milliseconds. Times of
 * day are in Lagos.
 * @throws Error for a text that isn't known here
 */
export const nextRunAfter = (text: string, last_ms: number): number => {
  const [, count, unit] = /^every (\d+) (minutes|hours)$/.exec(text) ?? []
  if (unit) return last_ms + Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]
  const [, hours, minutes] = /^every day (\d\d):(\d\d)$/.exec(text) ?? []
  if (!hours) throw new Error(`The suite knows no schedule "${text}".`)
  const today = startOfLagosDay(lagosDayOf(last_ms))
  const at = today + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  return at > last_ms ? at : at + DAY_MS
}
