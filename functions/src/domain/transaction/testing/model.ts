import type { Actor } from '../../../contract/entities/orders/transaction'

/**
 * A reference model of the escrow, written from the description alone: no transition table, no
 * effects, its own numbers. Tests compare the real decisions with it.
 */
export type Model = {
  state: string
  goods: string
  charged: number
  held: number
  vendor: number
  /** What a carrier got. */
  carried: number
  /** Whether a parcel was booked, which of its later charges were paid, and what the vendor paid. */
  isBooked: boolean
  billed: readonly string[]
  adjusted: number
  platform: number
  /** What the vendor pays of the goods, and what was taken of it. */
  commission: number
  commissionTaken: number
  /** What the provider keeps of the charge, and what the vendor paid of it. */
  cost: number
  costPaid: number
  back: number
  /** Chargeback losses beyond the transaction's own money. */
  lost: number
  /** The distinct reasons of returned transfers. */
  rejected: readonly string[]
  /** Whether the provider reported a charge, matching or not. */
  notified: boolean
  refund: number
  refundIs: 'none' | 'open' | 'waiting' | 'done'
  clock: Clock
  shipBy: number
  /** Whether dates are promised at the payment. */
  isPromised: boolean
  transit: number
  /** The part of the price that is for a carrier; 0 without one. */
  carrierFee: number
  cancelFrom: number
  /** A minute before midnight, three days after the last promised day of arrival. */
  arriveBy: number
  proof: boolean
  /** Whether goods were sent, and whether a code or the buyer shows that they came. */
  isSent: boolean
  isSeen: boolean
  by: string
  opened: number
  responded: boolean
  escalated: boolean
  frozen: boolean
  /** Open chargebacks by id, with the time until which we may respond. */
  claims: Readonly<Record<string, number>>
  /** All chargebacks so far. */
  claimed: readonly string[]
  /** Disputes raised by each party. */
  raised: { buyer: number; vendor: number }
  offer: { by: string; amount: number } | null
  images: { buyer: number; vendor: number }
  stopped: { waits: string; left: number; end: number } | null
  ended: number
  reviewed: boolean
  /** The units that are left, what the order costs with them, the fee of it, and what delivery does. */
  lines: readonly Line[]
  all: number
  fee: number
  delivery: number
  /** The refund of missing units, and until when the buyer may cancel because of them. */
  part: number
  partIs: Model['refundIs']
  choiceUntil: number
  /** Whether the buyer let it go unpaid, and until when late money may be kept. */
  lapsed: boolean
  keepUntil: number
  /** Whether nothing of the refund was sent. */
  isUnsent: boolean
  /** Whether the vendor had none of it. */
  isGone: boolean
  /** By how much the order changed the units of the store. */
  stock: Units
}
export type Units = { available: number; reserved: number; sold: number; missing: number }
type Clock = { waits: string; end: number; reminders: readonly number[]; due: number }
/** Units of one variant, with their share of the fee. */
export type Line = { id: string; price: number; units: number; fee: number }
/** What an order costs, as it was agreed. */
export type Terms = Pick<
  Model,
  'lines' | 'all' | 'fee' | 'delivery' | 'carrierFee' | 'commission'
> & {
  isPromised: boolean
  /** The most days on the way that are promised. */
  transit?: number
}

export const H = 3_600_000
export const D = 24 * H
const NEVER = Number.POSITIVE_INFINITY

/** How long after its deadline an order can still be paid. */
const GRACE = H / 4

const none: Clock = { waits: '', end: NEVER, reminders: [], due: NEVER }
export const first = (reminders: readonly number[], until: number, now: number): number =>
  Math.min(until, ...reminders.filter((instant) => instant > now))
export const clock = (waits: string, since: number, until: number, now: number): Clock => {
  const both = [since + Math.floor((until - since) / 2), until - D]
  if (waits === 'pay') return { waits, end: until, reminders: [], due: until + GRACE }
  const reminders = both.filter((instant) => instant > since)
  return { waits, end: until, reminders, due: first(reminders, until, now) }
}
export const held = (waits: string, until: number): Clock => ({ ...none, waits, end: until })

export const unitsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { units }) => sum + units, 0)

export const newModel = (now: number, terms: Terms): Model => ({
  transit: 0,
  ...terms,
  state: 'pending',
  goods: 'awaiting_confirmation',
  charged: 0,
  held: 0,
  vendor: 0,
  carried: 0,
  isBooked: false,
  billed: [],
  adjusted: 0,
  platform: 0,
  commissionTaken: 0,
  cost: 0,
  costPaid: 0,
  back: 0,
  lost: 0,
  rejected: [],
  notified: false,
  refund: 0,
  refundIs: 'none',
  clock: clock('pay', now, now + H / 2, now),
  shipBy: NEVER,
  cancelFrom: NEVER,
  arriveBy: 0,
  proof: false,
  isSent: false,
  isSeen: false,
  by: '',
  opened: 0,
  responded: false,
  escalated: false,
  frozen: false,
  claims: {},
  claimed: [],
  raised: { buyer: 0, vendor: 0 },
  offer: null,
  images: { buyer: 0, vendor: 0 },
  stopped: null,
  ended: NEVER,
  reviewed: false,
  part: 0,
  partIs: 'none',
  choiceUntil: 0,
  lapsed: false,
  keepUntil: 0,
  isUnsent: true,
  isGone: false,
  stock: {
    available: -unitsOf(terms.lines),
    reserved: unitsOf(terms.lines),
    sold: 0,
    missing: 0,
  },
})

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

export const at = (m: Model, goods: string, c: Clock): Model => ({
  ...m,
  state: goods,
  goods,
  clock: c,
})
export const end = (m: Model, state: string, now: number): Model => ({
  ...m,
  state,
  goods: state === 'reversed' ? 'cancelled' : m.goods,
  clock: none,
  ended: Math.min(m.ended, now),
})
/** The vendor pays as much of the cost as goes back of the charge, once. */
export const costly = (m: Model, back = m.back): Model => {
  const due = Math.floor((m.cost * back) / m.charged)
  return due > m.costPaid ? { ...m, costPaid: due } : m
}
/** Sent, and not seen to have arrived by a code or by the buyer. */
export const unproved = (m: Model): boolean => m.isSent && !m.isSeen
/**
 * @param by who pays what a carrier got
 * @param isOurs whether the platform pays the cost
 */
export const refunded = (m: Model, now: number, by = 'vendor', isOurs = false): Model => {
  const sum = m.held + (by === 'buyer' ? 0 : m.carried)
  const back: Model = {
    ...end(m, 'reversed', now),
    held: 0,
    vendor: m.vendor - (by === 'vendor' ? m.carried : 0),
    carried: by === 'carrier' ? 0 : m.carried,
    back: m.back + sum,
    refund: sum,
    refundIs: sum > 0 ? 'open' : 'none',
  }
  return isOurs ? back : costly(back)
}
/** The most that a settlement can give back. */
export const most = (m: Model): number => m.all - m.fee - m.carrierFee
export const released = (m: Model, now: number, settled = 0, isOurs = false): Model => {
  if (settled === most(m)) return refunded(m, now, 'vendor', isOurs)
  const fee = Math.min(m.fee, m.held)
  const unused = Math.max(0, Math.min(m.carrierFee - m.carried, m.held - m.fee))
  const back = settled + unused
  const taken = Math.floor((m.commission * (m.held - fee - back)) / most(m))
  const after: Model = {
    ...end(m, 'completed', now),
    held: 0,
    vendor: m.held - fee - back - taken,
    commissionTaken: taken,
    platform: fee,
    back: m.back + back,
    refund: back,
    refundIs: back > 0 ? 'open' : 'none',
  }
  return isOurs ? after : costly(after, settled)
}
export const resumed = (m: Model, now: number): Model => {
  const waits = m.stopped?.waits ?? ''
  const isFirst = m.by === 'provider' || m.raised.buyer + m.raised.vendor < 2
  const until = now + Math.max(m.stopped?.left ?? 0, isFirst ? D : 0)
  return {
    ...at(m, m.goods, clock(waits, now, until, now)),
    shipBy: waits === 'ship' ? until : m.shipBy,
    by: '',
    responded: false,
    escalated: false,
    frozen: false,
    claims: {},
    offer: null,
    images: { buyer: 0, vendor: 0 },
    stopped: null,
  }
}
export const disputeClock = (m: Model, now: number): Clock => {
  if (m.escalated) return held('operator', now + 7 * D)
  const span = m.responded ? 14 * D : 72 * H
  const waits = m.responded ? 'solve' : 'answer'
  const isPaid = !m.responded && m.by === 'vendor' && m.stopped?.waits === 'approve'
  const promised = isPaid ? (m.stopped?.end ?? 0) : 0
  return clock(waits, now, Math.max(m.opened + span, now + D, promised), now)
}
export const disputed = (m: Model, by: string, now: number): Model => {
  const opened = {
    ...m,
    state: 'in_dispute',
    by,
    opened: now,
    responded: false,
    escalated: false,
    offer: null,
    stopped: { waits: m.clock.waits, left: Math.max(0, m.clock.end - now), end: m.clock.end },
  }
  return { ...opened, clock: disputeClock(opened, now) }
}
export const said = (m: Model, by: Actor, now: number): Model => {
  if (m.responded || by === m.by) return m
  const responded = { ...m, responded: true }
  return m.frozen || m.escalated ? responded : { ...responded, clock: disputeClock(responded, now) }
}
export const charge = (m: Model, amount: number): Model => ({
  ...m,
  notified: true,
  charged: m.charged + amount,
})
