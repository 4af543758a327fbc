import { AppError } from '../../../contract/api/errors'
import {
  type Holiday,
  type HolidayChange,
  holidaySchema,
} from '../../../contract/entities/people/store-rest'
import { lagosDayOf, startOfLagosDay } from '../../../contract/lagos-day'
import { DAY_MS } from '../../../contract/time'

/** Also how far ahead it may begin. */
const MAX_HOLIDAY_DAYS = 180

const daysBetween = (from: string, until: string): number =>
  (startOfLagosDay(until) - startOfLagosDay(from)) / DAY_MS

/** What was saved, with what changes of it. */
const changed = (change: HolidayChange, before: Holiday | null): Holiday => {
  const { message, ...dates } = { ...before, ...change }
  const read = holidaySchema.safeParse(message ? { ...dates, message } : dates)
  if (read.success) return read.data
  const fields = Object.fromEntries(
    read.error.issues.map(({ path, message }) => [['holiday', ...path].join('.'), message]),
  )
  throw new AppError('request/invalid', { in: 'body', fields })
}

/**
 * Returns the holiday after a change of some of its fields.
 * @param before the saved holiday, whose first day may be over
 * @throws AppError `request/invalid` with a message at the date
 */
export const requireValidHoliday = (
  change: HolidayChange,
  before: Holiday | null,
  now: number,
): Holiday => {
  const holiday = changed(change, before)
  const { from, back_on } = holiday
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
  return holiday
}
