import { instantText } from '@contract/lagos-text'
import { timestampFromMillis } from '@contract/time'
import { useEffect, useState } from 'react'
import { type InstantValue, millisFrom } from './date-time'
import { tickOf, timeLeft } from './time-left'

type Props = {
  until: InstantValue
  /** What follows the time while there is some. */
  after?: string
  /** What to say once the instant has passed. */
  passed: string
  /** Milliseconds since the epoch; another clock than the device's where there is one. */
  now?: () => number
}

/** Time left in words. Not a live region: a reader would be told every tick. */
export const Countdown = ({ until, after = '', passed, now = Date.now }: Props) => {
  const end = millisFrom(until)
  const [current, setCurrent] = useState(now)
  const left = end - current

  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setCurrent(now()), tickOf(left))
    return () => clearTimeout(timer)
  }, [left, now])

  return (
    <time
      dateTime={new Date(end).toISOString()}
      title={instantText(timestampFromMillis(end))}
      className="tabular-nums"
    >
      {left > 0 ? `${timeLeft(left)}${after}` : passed}
    </time>
  )
}
