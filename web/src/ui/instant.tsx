import { millisOf, type Timestamp, timestampFromMillis } from '@contract/time'
import { formatDate, formatInstant, formatRelative } from '@/lib/format'

export type InstantValue = Timestamp | Date | number

/** @returns milliseconds since the epoch */
export const millisFrom = (at: InstantValue) =>
  typeof at === 'number' ? at : at instanceof Date ? at.getTime() : millisOf(at)

type Props = {
  at: InstantValue
  /** "3 days ago" or "in 2 hours" instead of the date. */
  relative?: boolean
  /** The hour and minute too. */
  withTime?: boolean
}

/** The date as `do MMM, yyyy`; the exact instant is in the element and in its tooltip. */
export const Instant = ({ at, relative = false, withTime = false }: Props) => {
  const millis = millisFrom(at)
  const timestamp = timestampFromMillis(millis)
  const exact = formatInstant(timestamp)
  const text = relative
    ? formatRelative(timestamp, Date.now())
    : withTime
      ? exact
      : formatDate(timestamp)
  return (
    <time dateTime={new Date(millis).toISOString()} title={exact}>
      {text}
    </time>
  )
}
