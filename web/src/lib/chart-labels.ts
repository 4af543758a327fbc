import { MINOR_UNITS } from '@contract/money'

const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})
const MONTH = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  month: 'short',
  year: 'numeric',
})
const SHORT = new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 })

/** Formats `2026-01-31` as `Sat 31 Jan`, independent of the device's time zone. */
export const dayLabel = (day: string): string => DAY.format(Date.parse(`${day}T00:00:00Z`))

/** Formats `2026-01` as `Jan 2026`. */
export const monthLabel = (month: string): string =>
  MONTH.format(Date.parse(`${month}-01T00:00:00Z`))

/** An amount in minor units for the axis of a chart: `12.5K`. */
export const shortMoney = (minor: number): string => SHORT.format(minor / MINOR_UNITS)
