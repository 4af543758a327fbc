const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})

/** `Sat 31 Jan` of `2026-01-31`, whatever the time zone of the device. */
export const dayLabel = (day: string): string => DAY.format(Date.parse(`${day}T00:00:00Z`))
