import { timestampFromMillis } from '@contract/time'
import { formatRelative } from '@/lib/format-relative'
import { DateTime, type InstantValue, millisFrom } from './date-time'

/** "3 days ago" or "in 2 hours", with the exact time in the element. */
export const TimeAgo = ({ at }: { at: InstantValue }) => (
  <DateTime at={at} text={formatRelative(timestampFromMillis(millisFrom(at)), Date.now())} />
)
