const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})

/** Formats `2026-01-31` as `Sat 31 Jan`, independent of the device's time zone. */
export const dayLabel = (day: string): string => DAY.format(Date.parse(`${day}T00:00:00Z`))
