import { millisOf, type Timestamp } from '@contract/time'
import { formatDistance } from 'date-fns'

/** How far away: "in 2 days", "about 3 hours ago". `now` is in epoch milliseconds. */
export const formatRelative = (timestamp: Timestamp, now: number): string =>
  formatDistance(millisOf(timestamp), now, { addSuffix: true })
