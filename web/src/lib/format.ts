import { millisOf, type Timestamp } from '@contract/time'
import { format, formatDistance } from 'date-fns'

/** A day as the specification shows it: 5th Mar, 2026. */
export const formatDate = (timestamp: Timestamp): string =>
  format(millisOf(timestamp), 'do MMM, yyyy')

/** A day and the time of it: 5th Mar, 2026, 14:05. */
export const formatInstant = (timestamp: Timestamp): string =>
  format(millisOf(timestamp), 'do MMM, yyyy, HH:mm')

/** How far away: "in 2 days", "about 3 hours ago". `now` is in epoch milliseconds. */
export const formatRelative = (timestamp: Timestamp, now: number): string =>
  formatDistance(millisOf(timestamp), now, { addSuffix: true })
