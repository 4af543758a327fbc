import { AppError } from '../../contract/api/errors'
import type { Holiday } from '../../contract/entities/store-rest'
import { lagosDayOf, startOfLagosDay } from '../../contract/lagos-day'
import { DAY_MS } from '../../contract/time'

/** Also how far ahead it may begin. */
const MAX_HOLIDAY_DAYS = 180

const daysBetween = (from: string, until: string): number =>
  (startOfLagosDay(until) - startOfLagosDay(from)) / DAY_MS

/**
 * @param before the saved holiday, whose first day may be over
 * @throws AppError `request/invalid` with a message at the date
 */
export const requireValidHoliday = (
  { from, back_on }: Holiday,
  before: Holiday | null,
  now: number,
): void => {
  const today = lagosDayOf(now)
  const fields: Record<string, string> = {}
  if (from < today && from !== before?.from) fields['holiday.from'] = 'This day is over.'
  if (daysBetween(today, from) > MAX_HOLIDAY_DAYS) {
    fields['holiday.from'] = `Choose a day within the next ${MAX_HOLIDAY_DAYS} days.`
  }
  if (back_on <= today) fields['holiday.back_on'] = 'Choose a day after today.'
  else if (daysBetween(from, back_on) > MAX_HOLIDAY_DAYS) {
    fields['holiday.back_on'] = `A holiday lasts at most ${MAX_HOLIDAY_DAYS} days.`
  }
  if (Object.keys(fields).length > 0) throw new AppError('request/invalid', { in: 'body', fields })
}
