import { instantText } from '@contract/lagos-text'
import { counted } from '@contract/text/counted'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, timestampFromMillis } from '@contract/time'
import { useEffect, useState } from 'react'
import { type InstantValue, millisFrom } from './date-time'

/** Formats milliseconds in their two largest units: "2 days 4 hours"; seconds below a minute. */
export const timeLeft = (span: number) => {
  const left = Math.max(0, span)
  const days = Math.floor(left / DAY_MS)
  const hours = Math.floor((left % DAY_MS) / HOUR_MS)
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS)
  if (days > 0)
    return [counted(days, 'day'), hours > 0 && counted(hours, 'hour')].filter(Boolean).join(' ')
  if (hours > 0)
    return [counted(hours, 'hour'), minutes > 0 && counted(minutes, 'minute')]
      .filter(Boolean)
      .join(' ')
  if (minutes > 0) return counted(minutes, 'minute')
  return counted(Math.ceil(left / SECOND_MS), 'second')
}

/** How often to update the text of `timeLeft`: each second below two minutes, else each minute. */
const tickOf = (span: number) => (span < 2 * MINUTE_MS ? SECOND_MS : MINUTE_MS)

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
