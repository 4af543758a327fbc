import { dateText, instantText } from '@contract/lagos-text'
import { millisOf, type Timestamp, timestampFromMillis } from '@contract/time'

export type InstantValue = Timestamp | Date | number

/** @returns milliseconds since the epoch */
export const millisFrom = (at: InstantValue) =>
  typeof at === 'number' ? at : at instanceof Date ? at.getTime() : millisOf(at)

type Props = {
  at: InstantValue
  /** Also shows the hour and minute. */
  withTime?: boolean
  /** Shown instead of the date. */
  text?: string
}

/** The date as `do MMM, yyyy`; the exact time is in `dateTime` and in the tooltip. */
export const DateTime = ({ at, withTime = false, text }: Props) => {
  const millis = millisFrom(at)
  const timestamp = timestampFromMillis(millis)
  const exact = instantText(timestamp)
  return (
    <time dateTime={new Date(millis).toISOString()} title={exact}>
      {text ?? (withTime ? exact : dateText(timestamp))}
    </time>
  )
}
