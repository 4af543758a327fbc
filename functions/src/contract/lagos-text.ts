import { LAGOS_AHEAD_MS, lagosDayOf } from './lagos-day'
import { DAY_MS, millisOf, type Timestamp } from './time'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

/** A date whose UTC fields hold the local time in Lagos. */
const onLagosClock = (instant: Timestamp): Date => new Date(millisOf(instant) + LAGOS_AHEAD_MS)

/** A Lagos day of this year: 5th Mar. */
const dayText = (instant: Timestamp): string => {
  const date = onLagosClock(instant)
  const day = date.getUTCDate()
  return `${day}${SUFFIXES[ordinals.select(day)] ?? 'th'} ${MONTHS[date.getUTCMonth()]}`
}

/** A Lagos day in the specification's format, `do MMM, yyyy`: 5th Mar, 2026. */
export const dateText = (instant: Timestamp): string =>
  `${dayText(instant)}, ${onLagosClock(instant).getUTCFullYear()}`

/** The time of day in Lagos: 23:30. */
export const timeText = (instant: Timestamp): string =>
  onLagosClock(instant).toISOString().slice(11, 16)

/** A day and time in Lagos: 5th Mar, 2026, 14:05. */
export const instantText = (instant: Timestamp): string =>
  `${dateText(instant)}, ${timeText(instant)}`

/**
 * A deadline in Lagos as people say it at an instant: 16:12 today (5th Mar), 16:12 tomorrow (6th Mar),
 * or 9th Mar, 2026, 14:05. The day is named for those who read it later.
 */
export const deadlineText = (deadline: Timestamp, at: Timestamp): string => {
  const day = lagosDayOf(millisOf(deadline))
  if (day === lagosDayOf(millisOf(at))) return `${timeText(deadline)} today (${dayText(deadline)})`
  if (day === lagosDayOf(millisOf(at) + DAY_MS))
    return `${timeText(deadline)} tomorrow (${dayText(deadline)})`
  return instantText(deadline)
}
