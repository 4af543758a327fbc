import { millisOf, type Timestamp } from '../../contract/time'

const ZONE = 'Africa/Lagos'
const LAGOS_DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const LAGOS_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
})
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `1st Feb, 2026`, as days are shown everywhere, in Lagos. */
export const dayText = (instant: Timestamp): string => {
  const parts = LAGOS_DAY.formatToParts(millisOf(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((known) => known.type === type)?.value ?? ''
  const day = Number(part('day'))
  return `${day}${SUFFIXES[ORDINALS.select(day)] ?? 'th'} ${part('month')}, ${part('year')}`
}

/** `23:30`, in Lagos. */
export const timeText = (instant: Timestamp): string => LAGOS_TIME.format(millisOf(instant))
