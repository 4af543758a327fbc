import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@contract/time'

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`

/** Formats milliseconds in their two largest units: "2 days 4 hours"; seconds below a minute. */
export const timeLeft = (span: number) => {
  const left = Math.max(0, span)
  const days = Math.floor(left / DAY_MS)
  const hours = Math.floor((left % DAY_MS) / HOUR_MS)
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS)
  if (days > 0)
    return [count(days, 'day'), hours > 0 && count(hours, 'hour')].filter(Boolean).join(' ')
  if (hours > 0)
    return [count(hours, 'hour'), minutes > 0 && count(minutes, 'minute')].filter(Boolean).join(' ')
  if (minutes > 0) return count(minutes, 'minute')
  return count(Math.ceil(left / SECOND_MS), 'second')
}

/** How often to update the text of `timeLeft`: each second below two minutes, else each minute. */
export const tickOf = (span: number) => (span < 2 * MINUTE_MS ? SECOND_MS : MINUTE_MS)
