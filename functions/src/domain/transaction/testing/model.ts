import type { Actor } from '../../../contract/entities/transaction'

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
  platform: number
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
  proof: boolean
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
}
type Clock = { waits: string; end: number; reminders: readonly number[]; due: number }

export const H = 3_600_000
export const D = 24 * H
const NEVER = Number.POSITIVE_INFINITY

/** How long after its deadline an order can still be paid. */
const GRACE = H / 4

export const GOODS = 1_000_000
const FEE = 35_000
export const ALL = GOODS + FEE

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

export const newModel = (now: number): Model => ({
  state: 'pending',
  goods: 'awaiting_confirmation',
  charged: 0,
  held: 0,
  vendor: 0,
  platform: 0,
  back: 0,
  lost: 0,
  rejected: [],
  notified: false,
  refund: 0,
  refundIs: 'none',
  clock: clock('pay', now, now + H / 2, now),
  shipBy: NEVER,
  proof: false,
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
})

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
export const refunded = (m: Model, now: number): Model => ({
  ...end(m, 'reversed', now),
  held: 0,
  back: m.back + m.held,
  refund: m.held,
  refundIs: 'open',
})
export const released = (m: Model, now: number, back = 0): Model => {
  if (back === GOODS) return refunded(m, now)
  const fee = Math.min(FEE, m.held)
  return {
    ...end(m, 'completed', now),
    held: 0,
    vendor: m.held - fee - back,
    platform: fee,
    back: m.back + back,
    refund: back,
    refundIs: back > 0 ? 'open' : 'none',
  }
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
