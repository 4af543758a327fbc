import { instantText } from '@contract/lagos-text'
import { timestampFromMillis } from '@contract/time'
import { useEffect, useState } from 'react'
import { type InstantValue, millisFrom } from './date-time'
import { tickOf, timeLeft } from './time-left'

type Props = {
  until: InstantValue
  /** Text after the remaining time. */
  after?: string
  /** Text shown once the time has passed. */
  passed: string
  /** Returns milliseconds since the epoch; by default the device's clock. */
  now?: () => number
}

/** The remaining time in words. Not a live region: a screen reader would announce every tick. */
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
