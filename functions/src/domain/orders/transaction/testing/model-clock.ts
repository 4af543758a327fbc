import type { Clock, Model } from './model'

export const H = 3_600_000
export const D = 24 * H
export const NEVER = Number.POSITIVE_INFINITY

/** How long after its deadline an order can still be paid. */
const GRACE = H / 4

export const none: Clock = { waits: '', since: NEVER, end: NEVER, reminders: [], due: NEVER }
export const first = (reminders: readonly number[], until: number, now: number): number =>
  Math.min(until, ...reminders.filter((instant) => instant > now))
export const clock = (waits: string, since: number, until: number, now: number): Clock => {
  const both = [since + Math.floor((until - since) / 2), until - D]
  if (waits === 'pay') return { waits, since, end: until, reminders: [], due: until + GRACE }
  const reminders = both.filter((instant) => instant > since)
  return { waits, since, end: until, reminders, due: first(reminders, until, now) }
}
export const held = (waits: string, until: number): Clock => ({ ...none, waits, end: until })

/** A minute before midnight in Lagos, so many days after that of an instant. */
export const midnight = (now: number, days: number): number =>
  (Math.floor((now + H) / D) + 1 + days) * D - H - H / 60

/** The same of a day. */
export const lastMinuteOf = (day: string): number => Date.parse(`${day}T22:59:00Z`)

/** The last of two days of handling: the day of the instant is the first one until 16:00. */
export const handled = (now: number): number => {
  const lagos = now + H
  return midnight(now, lagos % D < 16 * H ? 1 : 2)
}

/** The days from the payment on: the store's own, after which one more passes, or five. */
export const promisedFrom = (m: Model, now: number) => {
  if (!m.isPromised) return { shipBy: now + 5 * D, cancelFrom: now + 5 * D }
  return { shipBy: handled(now), cancelFrom: handled(now) + D }
}

/** From when the buyer is told of a late order: after the day that is promised now, and the first. */
export const overdue = (m: Model): number => Math.max(m.shipBy, m.cancelFrom)

/** The clock of an order that waits to be shipped. */
export const toShip = (m: Model, now: number): Clock => {
  const c = clock('ship', now, m.shipBy, now)
  return { ...c, due: first(c.reminders, overdue(m), now) }
}

/** The clock of a parcel on its way: three days more than the most that are promised. */
export const underWay = (m: Model, now: number): Clock => {
  const arriveBy = m.isPromised ? midnight(m.shipBy, m.transit + 3) : 0
  return clock('deliver', now, Math.max(now + 14 * D, arriveBy), now)
}
