import { millisOf, type Timestamp } from '@contract/time'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (day: number) => `${day}${SUFFIXES[ordinals.select(day)] ?? 'th'}`

const two = (part: number) => String(part).padStart(2, '0')

const dayOf = (date: Date) =>
  `${ordinal(date.getDate())} ${MONTHS[date.getMonth()]}, ${date.getFullYear()}`

/** A day as the specification shows it, `do MMM, yyyy`: 5th Mar, 2026. */
export const formatDate = (timestamp: Timestamp): string => dayOf(new Date(millisOf(timestamp)))

/** A day and the time of it: 5th Mar, 2026, 14:05. */
export const formatInstant = (timestamp: Timestamp): string => {
  const date = new Date(millisOf(timestamp))
  return `${dayOf(date)}, ${two(date.getHours())}:${two(date.getMinutes())}`
}
