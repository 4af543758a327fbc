import type { Clock, Model } from './model'

export const H = 3_600_000
export const D = 24 * H
export const NEVER = Number.POSITIVE_INFINITY

/** How long after its deadline an order can still be paid. */
const GRACE = H / 4

export const none: Clock = { waits: '', end: NEVER, reminders: [], due: NEVER }
export const first = (reminders: readonly number[], until: number, now: number): number =>
  Math.min(until, ...reminders.filter((instant) => instant > now))
export const clock = (waits: string, since: number, until: number, now: number): Clock => {
  const both = [since + Math.floor((until - since) / 2), until - D]
  if (waits === 'pay') return { waits, end: until, reminders: [], due: until + GRACE }
  const reminders = both.filter((instant) => instant > since)
  return { waits, end: until, reminders, due: first(reminders, until, now) }
}
export const held = (waits: string, until: number): Clock => ({ ...none, waits, end: until })

/**
 * A minute before midnight in Lagos, one day after the second handling day: the day of the payment
 * is the first one until 16:00.
 */
const cancelFrom = (now: number): number => {
  const lagos = now + H
  const day = Math.floor(lagos / D)
  const first = lagos - day * D < 16 * H ? day : day + 1
  return (first + 3) * D - H - H / 60
}

/** The promised days from the payment on: two days of handling, then those on the way. */
export const promisedFrom = (m: Model, now: number) => {
  if (!m.isPromised) return { cancelFrom: cancelFrom(now), arriveBy: 0 }
  return { cancelFrom: cancelFrom(now), arriveBy: cancelFrom(now) + (m.transit + 2) * D }
}

/** The clock of a parcel on its way. */
export const underWay = (m: Model, now: number): Clock =>
  clock('deliver', now, Math.max(now + 14 * D, m.arriveBy), now)
