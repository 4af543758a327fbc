import { LAGOS_AHEAD_MS, startOfLagosDay } from './lagos-day'
import { millisOf, type Timestamp, timestampFromMillis } from './time'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

/** A date whose UTC fields hold the local time in Lagos. */
const onLagosClock = (instant: Timestamp): Date => new Date(millisOf(instant) + LAGOS_AHEAD_MS)

/** A Lagos day in the specification's format, `do MMM, yyyy`: 5th Mar, 2026. */
export const dateText = (instant: Timestamp): string => {
  const date = onLagosClock(instant)
  const day = date.getUTCDate()
  const suffix = SUFFIXES[ordinals.select(day)] ?? 'th'
  return `${day}${suffix} ${MONTHS[date.getUTCMonth()]}, ${date.getUTCFullYear()}`
}

/** The same of a day such as `2026-03-05`. */
export const dayText = (day: string): string => dateText(timestampFromMillis(startOfLagosDay(day)))

/** The time of day in Lagos: 23:30. */
export const timeText = (instant: Timestamp): string =>
  onLagosClock(instant).toISOString().slice(11, 16)

/** A day and time in Lagos: 5th Mar, 2026, 14:05. */
export const instantText = (instant: Timestamp): string =>
  `${dateText(instant)}, ${timeText(instant)}`

const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

/**
 * A deadline in Lagos: Thu 5th Mar, 2026, 14:05. Nothing in it depends on when it is read, since
 * messages are read later than they are written.
 */
export const deadlineText = (deadline: Timestamp): string =>
  `${WEEKDAYS[onLagosClock(deadline).getUTCDay()]} ${instantText(deadline)}`
