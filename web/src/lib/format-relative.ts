import { millisOf, type Timestamp } from '@contract/time'
import { formatDistanceStrict } from 'date-fns'

/** Formats a relative time: "in 2 days", "3 hours ago". `now` is in epoch milliseconds. */
export const formatRelative = (timestamp: Timestamp, now: number): string =>
  formatDistanceStrict(millisOf(timestamp), now, { addSuffix: true })
