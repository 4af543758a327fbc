import { timestampFromMillis } from '@contract/time'
import { formatRelative } from '@/lib/format-relative'
import { Instant, type InstantValue, millisFrom } from './instant'

/** "3 days ago" or "in 2 hours", with the exact instant in the element. */
export const TimeAgo = ({ at }: { at: InstantValue }) => (
  <Instant at={at} text={formatRelative(timestampFromMillis(millisFrom(at)), Date.now())} />
)
