import { startOfLagosDay } from '@contract/lagos-day'
import { dateText } from '@contract/lagos-text'
import { timestampFromMillis } from '@contract/time'

/** “27th” and “Nov” of a day in Lagos. */
const partsOf = (day: string): [date: string, month: string] => {
  const [date = '', month = ''] = dateText(timestampFromMillis(startOfLagosDay(day)))
    .split(',', 1)
    .join('')
    .split(' ')
  return [date, month]
}

/** “27th to 30th Nov”, the days between which something comes. */
export const daysText = (from: string, until: string): string => {
  const [first, first_month] = partsOf(from)
  const [last, month] = partsOf(until)
  if (from === until) return `${last} ${month}`
  return first_month === month
    ? `${first} to ${last} ${month}`
    : `${first} ${first_month} to ${last} ${month}`
}
