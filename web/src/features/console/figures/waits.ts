import { WAIT_HOURS, type Wait } from '@contract/entities/money/figures'
import { counted } from '@contract/text/counted'
import { HOUR_MS } from '@contract/time'

const DAY_HOURS = 24
/** From so many hours on they are said in days. */
const SAID_IN_DAYS = 72

const hoursText = (hours: number): string => {
  if (hours >= SAID_IN_DAYS) return `${hours / DAY_HOURS} days`
  return counted(hours, 'hour')
}

/** Within which time half of them ended: the bound of the bucket in which the middle one is. */
export const halfWithin = ({ count, buckets }: Wait): string => {
  if (count === 0) return '–'
  let ended = 0
  const bound = WAIT_HOURS.find((_, index) => {
    ended += buckets[index] ?? 0
    return ended * 2 >= count
  })
  return bound === undefined
    ? `over ${hoursText(WAIT_HOURS[WAIT_HOURS.length - 1] ?? 0)}`
    : hoursText(bound)
}

/** In hours; 0 without any. */
export const averageHours = ({ count, sum_ms }: Wait): number =>
  count === 0 ? 0 : sum_ms / count / HOUR_MS

export const averageText = (hours: number): string =>
  hours === 0 ? '–' : `${hours.toLocaleString('en-NG', { maximumFractionDigits: 1 })} h`
