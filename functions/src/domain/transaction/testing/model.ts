import type { Actor } from '../../../contract/transaction'
import type { Command } from '../decision'

/**
 * A second, simpler escrow, written from its description alone: no table, no effects, its own
 * numbers. What the real one decides is compared with it.
 */
export type Model = {
  state: string
  /** Where the goods are. */
  goods: string
  charged: number
  held: number
  vendor: number
  platform: number
  back: number
  /** Whether the provider told of a charge, right or wrong. */
  told: boolean
  refund: number
  refundIs: 'none' | 'open' | 'done'
  clock: Clock
  shipBy: number
  proof: boolean
  by: string
  opened: number
  answered: boolean
  escalated: boolean
  frozen: boolean
  chargeback: string
  chargebacks: readonly string[]
  offer: { by: string; amount: number } | null
  pictures: { buyer: number; vendor: number }
  stopped: { waits: string; left: number } | null
  ended: number
  reviewed: boolean
}
type Clock = { waits: string; end: number; reminders: readonly number[]; due: number }

const H = 3_600_000
const D = 24 * H
const NEVER = Number.POSITIVE_INFINITY

export const GOODS = 1_000_000
export const FEE = 35_000
const ALL = GOODS + FEE

const none: Clock = { waits: '', end: NEVER, reminders: [], due: NEVER }
const first = (reminders: readonly number[], until: number, now: number): number =>
  Math.min(until, ...reminders.filter((instant) => instant > now))
const clock = (waits: string, since: number, until: number, now: number): Clock => {
  const both = [since + Math.floor((until - since) / 2), until - D]
  const reminders = waits === 'pay' ? [] : both.filter((instant) => instant > since)
  return { waits, end: until, reminders, due: first(reminders, until, now) }
}
const held = (waits: string, until: number): Clock => ({ ...none, waits, end: until })

export const newModel = (now: number): Model => ({
  state: 'pending',
  goods: 'awaiting_confirmation',
  charged: 0,
  held: 0,
  vendor: 0,
  platform: 0,
  back: 0,
  told: false,
  refund: 0,
  refundIs: 'none',
  clock: clock('pay', now, now + H / 2, now),
  shipBy: NEVER,
  proof: false,
  by: '',
  opened: 0,
  answered: false,
  escalated: false,
  frozen: false,
  chargeback: '',
  chargebacks: [],
  offer: null,
  pictures: { buyer: 0, vendor: 0 },
  stopped: null,
  ended: NEVER,
  reviewed: false,
})

const at = (m: Model, goods: string, c: Clock): Model => ({ ...m, state: goods, goods, clock: c })
const end = (m: Model, state: string, now: number): Model => ({
  ...m,
  state,
  goods: state === 'reversed' ? 'cancelled' : m.goods,
  clock: none,
  ended: Math.min(m.ended, now),
})
const refunded = (m: Model, now: number): Model => ({
  ...end(m, 'reversed', now),
  held: 0,
  back: m.back + m.held,
  refund: m.held,
  refundIs: 'open',
})
const released = (m: Model, now: number, back = 0): Model => {
  if (back === GOODS) return refunded(m, now)
  return {
    ...end(m, 'completed', now),
    held: 0,
    vendor: GOODS - back,
    platform: FEE,
    back,
    refund: back,
    refundIs: back > 0 ? 'open' : 'none',
  }
}
const resumed = (m: Model, now: number): Model => {
  const waits = m.stopped?.waits ?? ''
  const until = now + Math.max(m.stopped?.left ?? 0, D)
  return {
    ...at(m, m.goods, clock(waits, now, until, now)),
    shipBy: waits === 'ship' ? until : m.shipBy,
    by: '',
    answered: false,
    escalated: false,
    frozen: false,
    chargeback: '',
    offer: null,
    pictures: { buyer: 0, vendor: 0 },
    stopped: null,
  }
}
const disputeClock = (m: Model, now: number): Clock => {
  if (m.escalated) return held('operator', now + 7 * D)
  const span = m.answered ? 14 * D : 72 * H
  const waits = m.answered ? 'solve' : 'answer'
  return clock(waits, now, Math.max(m.opened + span, now + D), now)
}
const disputed = (m: Model, by: string, now: number): Model => {
  const opened = {
    ...m,
    state: 'in_dispute',
    by,
    opened: now,
    answered: false,
    escalated: false,
    offer: null,
    stopped: { waits: m.clock.waits, left: Math.max(0, m.clock.end - now) },
  }
  return { ...opened, clock: disputeClock(opened, now) }
}
const said = (m: Model, by: Actor, now: number): Model => {
  if (m.answered || by === m.by) return m
  const answered = { ...m, answered: true }
  return m.frozen || m.escalated ? answered : { ...answered, clock: disputeClock(answered, now) }
}
const charge = (m: Model, amount: number): Model => ({
  ...m,
  told: true,
  charged: m.charged + amount,
})

type Rule = (m: Model, command: Command, actor: Actor, now: number) => Model | false

const RUNNING = ['awaiting_confirmation', 'confirmed', 'shipped', 'delivered']
const runs = (m: Model) => RUNNING.includes(m.state)
const over = (m: Model, now: number) => now >= m.clock.end
const open = (m: Model) => m.state === 'in_dispute' && !m.frozen
const isPay = (m: Model) => m.state === 'pending' || (m.state === 'reversed' && !m.told)
const isEnd = (m: Model) => m.state === 'completed' || m.state === 'reversed'
const inspect = (m: Model, days: number, now: number) =>
  m.state === 'shipped' && at(m, 'delivered', clock('approve', now, now + days * D, now))

const wrongMoney = (m: Model, amount: number, now: number): Model => ({
  ...end(charge(m, amount), 'reversed', now),
  back: m.back + amount,
  refund: amount,
  refundIs: 'open',
})

/** Who, and then what becomes of it; false is a refusal. */
const RULES: { [A in Command['action']]: readonly [readonly Actor[], Rule] } = {
  payment_confirmed: [
    ['provider'],
    (m, _, __, now) => {
      if (!isPay(m)) return false
      if (m.state === 'reversed') return wrongMoney(m, ALL, now)
      const paid = charge({ ...m, held: ALL }, ALL)
      return at(paid, 'awaiting_confirmation', clock('confirm', now, now + 48 * H, now))
    },
  ],
  payment_mismatched: [
    ['provider'],
    (m, command, _, now) =>
      isPay(m) && 'amount_minor' in command && wrongMoney(m, command.amount_minor, now),
  ],
  payment_failed: [
    ['provider'],
    (m, _, __, now) => m.state === 'pending' && end(m, 'reversed', now),
  ],
  cancel: [
    ['buyer'],
    (m, _, __, now) => {
      if (m.state === 'pending') return end(m, 'reversed', now)
      return m.state === 'confirmed' && now >= m.shipBy && refunded(m, now)
    },
  ],
  expire: [
    ['system'],
    (m, _, __, now) => {
      if (!over(m, now)) return false
      if (m.state === 'pending') return end(m, 'reversed', now)
      const isRefund = ['confirm', 'deliver', 'late'].includes(m.clock.waits)
      return isRefund && runs(m) && refunded(m, now)
    },
  ],
  confirm: [
    ['vendor'],
    (m, _, __, now) =>
      m.state === 'awaiting_confirmation' && {
        ...at(m, 'confirmed', clock('ship', now, now + 5 * D, now)),
        shipBy: now + 5 * D,
      },
  ],
  decline: [
    ['vendor'],
    (m, _, __, now) => ['awaiting_confirmation', 'confirmed'].includes(m.state) && refunded(m, now),
  ],
  allow_cancellation: [
    ['system'],
    (m, _, __, now) =>
      m.state === 'confirmed' &&
      m.clock.waits === 'ship' &&
      over(m, now) && {
        ...m,
        clock: clock('late', m.shipBy, m.shipBy + 2 * D, now),
      },
  ],
  ship: [
    ['vendor'],
    (m, command, _, now) =>
      m.state === 'confirmed' && {
        ...at(m, 'shipped', clock('deliver', now, now + 14 * D, now)),
        proof: 'shipment' in command && command.shipment.tracking_number !== undefined,
      },
  ],
  deliver_with_code: [['vendor'], (m, _, __, now) => inspect(m, 3, now)],
  deliver: [['vendor'], (m, _, __, now) => m.proof && inspect(m, 7, now)],
  receive: [['buyer'], (m, _, __, now) => inspect(m, 3, now)],
  approve: [['buyer'], (m, _, __, now) => (runs(m) || open(m)) && released(m, now)],
  auto_release: [
    ['system'],
    (m, _, __, now) => m.state === 'delivered' && over(m, now) && released(m, now),
  ],
  remind: [
    ['system'],
    (m, _, __, now) =>
      (runs(m) || open(m)) &&
      now >= m.clock.due &&
      now < m.clock.end && {
        ...m,
        clock: { ...m.clock, due: first(m.clock.reminders, m.clock.end, now) },
      },
  ],
  dispute: [
    ['buyer', 'vendor'],
    (m, command, actor, now) =>
      runs(m) &&
      'evidence_paths' in command && {
        ...disputed(m, actor, now),
        pictures: { buyer: 0, vendor: 0, [actor]: command.evidence_paths.length },
      },
  ],
  add_evidence: [
    ['buyer', 'vendor'],
    (m, command, actor, now) => {
      if (m.state !== 'in_dispute' || !('paths' in command)) return false
      const party = actor === 'buyer' ? 'buyer' : 'vendor'
      const count = m.pictures[party] + command.paths.length
      return count <= 5 && { ...said(m, actor, now), pictures: { ...m.pictures, [party]: count } }
    },
  ],
  add_message: [
    ['buyer', 'vendor'],
    (m, _, actor, now) => m.state === 'in_dispute' && said(m, actor, now),
  ],
  withdraw: [
    ['buyer', 'vendor'],
    (m, _, actor, now) => open(m) && m.by === actor && resumed(m, now),
  ],
  accept_refund: [['vendor'], (m, _, __, now) => open(m) && refunded(m, now)],
  propose_settlement: [
    ['buyer', 'vendor'],
    (m, command, actor, now) => {
      if (!open(m) || !('refund_minor' in command)) return false
      const amount = command.refund_minor
      const offer = { by: actor, amount }
      return amount >= 1 && amount <= GOODS && { ...said(m, actor, now), offer }
    },
  ],
  accept_settlement: [
    ['buyer', 'vendor'],
    (m, command, actor, now) => {
      if (!open(m) || m.offer === null || m.offer.by === actor) return false
      const isSame = 'refund_minor' in command && command.refund_minor === m.offer.amount
      return isSame && released(m, now, m.offer.amount)
    },
  ],
  resolve_by_default: [
    ['system'],
    (m, _, __, now) => {
      if (!open(m) || m.answered || m.escalated || !over(m, now)) return false
      if (m.by === 'buyer') return refunded(m, now)
      return m.goods === 'delivered' ? released(m, now) : resumed(m, now)
    },
  ],
  escalate: [
    ['system'],
    (m, _, __, now) => {
      if (!open(m) || !m.answered || m.escalated || !over(m, now)) return false
      return { ...m, escalated: true, clock: held('operator', now + 7 * D) }
    },
  ],
  resolve: [
    ['operator'],
    (m, command, _, now) => {
      if (m.state !== 'in_dispute' || !(m.escalated || m.frozen)) return false
      if (!('outcome' in command)) return false
      if (command.outcome === 'refund') return refunded(m, now)
      if (command.outcome === 'release') return released(m, now)
      const amount = command.refund_minor
      return amount >= 1 && amount <= GOODS && released(m, now, amount)
    },
  ],
  chargeback: [
    ['provider'],
    (m, command, _, now) => {
      if (!('due_at_ms' in command) || m.chargebacks.includes(command.chargeback_id)) return false
      const frozen = {
        frozen: true,
        chargeback: command.chargeback_id,
        chargebacks: [...m.chargebacks, command.chargeback_id],
      }
      if (m.state === 'completed' && !m.frozen) return { ...m, by: m.by || 'provider', ...frozen }
      if (!runs(m) && !open(m)) return false
      const opened = runs(m) ? disputed(m, 'provider', now) : m
      return { ...opened, ...frozen, clock: held('provider', command.due_at_ms) }
    },
  ],
  chargeback_won: [
    ['provider'],
    (m, command, _, now) => {
      if (!m.frozen || !('chargeback_id' in command)) return false
      if (command.chargeback_id !== m.chargeback) return false
      if (isEnd(m)) return { ...m, frozen: false }
      const thawed = { ...m, frozen: false }
      return m.by === 'provider' ? resumed(m, now) : { ...thawed, clock: disputeClock(thawed, now) }
    },
  ],
  chargeback_lost: [
    ['provider'],
    (m, command, _, now) => {
      if (!m.frozen || !('chargeback_id' in command)) return false
      if (command.chargeback_id !== m.chargeback) return false
      if (m.state === 'reversed') return { ...m, frozen: false }
      const taken = m.held + m.vendor + m.platform
      const lost = { ...m, frozen: false, held: 0, vendor: 0, platform: 0, back: m.back + taken }
      const kept: Model =
        m.refundIs === 'none' ? { ...lost, refund: taken, refundIs: 'done' } : lost
      return isEnd(m) ? kept : end(kept, 'reversed', now)
    },
  ],
  refund_processed: [['system'], (m) => m.refundIs === 'open' && { ...m, refundIs: 'done' }],
  refund_delayed: [['system'], (m) => m.refundIs === 'open' && m],
  refund_returned: [['system'], (m) => m.refundIs === 'done' && { ...m, refundIs: 'open' }],
  review: [
    ['buyer'],
    (m, _, __, now) =>
      m.state === 'completed' && !m.reviewed && now < m.ended + 30 * D && { ...m, reviewed: true },
  ],
}

/** What becomes of the model; false where the command must change nothing. */
export const modelStep = (m: Model, command: Command, actor: Actor, now: number): Model | false => {
  const [actors, rule] = RULES[command.action]
  return actors.includes(actor) && rule(m, command, actor, now)
}
