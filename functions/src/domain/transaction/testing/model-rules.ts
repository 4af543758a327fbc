import type { Actor } from '../../../contract/entities/transaction'
import type { Command } from '../decision'
import {
  ALL,
  at,
  charge,
  clock,
  D,
  disputed,
  end,
  first,
  GOODS,
  H,
  held,
  type Model,
  refunded,
  released,
  resumed,
  said,
} from './model'
import { CHARGEBACK_RULES, type Rules, runs } from './model-chargebacks'

const over = (m: Model, now: number) => now >= m.clock.end
/** Whether the deadline has passed, even if no scheduled job has acted on it. */
const late = (m: Model, now: number) => {
  const { waits, end: until } = m.clock
  if (waits === 'ship') return now >= until + 2 * D
  return ['pay', 'confirm', 'late', 'deliver', 'approve', 'answer'].includes(waits) && now >= until
}
const banks = (m: Model) => Object.keys(m.claims).length > 0
const open = (m: Model) => m.state === 'in_dispute' && !m.frozen
const isPay = (m: Model) => m.state === 'pending' || (m.state === 'reversed' && !m.notified)
const isOwed = (m: Model) => m.refundIs === 'open' || m.refundIs === 'waiting'
const inspect = (m: Model, days: number, now: number) =>
  m.state === 'shipped' && at(m, 'delivered', clock('approve', now, now + days * D, now))

const wrongMoney = (m: Model, amount: number, now: number): Model => ({
  ...end(charge(m, amount), 'reversed', now),
  back: m.back + amount,
  refund: amount,
  refundIs: 'open',
})

/** The allowed actors of each action and its rule; false is a refusal. */
const RULES: Rules<Command['action']> = {
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
  release_reservation: [
    ['vendor'],
    (m, _, __, now) => m.state === 'pending' && end(m, 'reversed', now),
  ],
  transfer_rejected: [
    ['provider'],
    (m, command) => {
      if (!isPay(m) || !('message_type' in command)) return false
      const { message_type } = command
      return !m.rejected.includes(message_type) && { ...m, rejected: [...m.rejected, message_type] }
    },
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
      if (m.state === 'pending') return now >= m.clock.due && end(m, 'reversed', now)
      if (!over(m, now)) return false
      const isRefund = ['confirm', 'deliver', 'late'].includes(m.clock.waits)
      return isRefund && runs(m) && refunded(m, now)
    },
  ],
  confirm: [
    ['vendor'],
    (m, _, __, now) =>
      m.state === 'awaiting_confirmation' &&
      !late(m, now) && {
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
      m.state === 'confirmed' &&
      !late(m, now) && {
        ...at(m, 'shipped', clock('deliver', now, now + 14 * D, now)),
        proof: 'shipment' in command && command.shipment.tracking_number !== undefined,
      },
  ],
  deliver_with_code: [['vendor'], (m, _, __, now) => !late(m, now) && inspect(m, 3, now)],
  deliver: [['vendor'], (m, _, __, now) => !late(m, now) && m.proof && inspect(m, 7, now)],
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
      !late(m, now) &&
      (actor === 'buyer' || actor === 'vendor') &&
      m.raised[actor] < 2 &&
      'evidence_paths' in command && {
        ...disputed(m, actor, now),
        raised: { ...m.raised, [actor]: m.raised[actor] + 1 },
        images: { buyer: 0, vendor: 0, [actor]: command.evidence_paths.length },
      },
  ],
  add_evidence: [
    ['buyer', 'vendor'],
    (m, command, actor, now) => {
      if (m.state !== 'in_dispute' || late(m, now) || !('paths' in command)) return false
      const party = actor === 'buyer' ? 'buyer' : 'vendor'
      const count = m.images[party] + command.paths.length
      return count <= 5 && { ...said(m, actor, now), images: { ...m.images, [party]: count } }
    },
  ],
  add_message: [
    ['buyer', 'vendor'],
    (m, _, actor, now) => m.state === 'in_dispute' && !late(m, now) && said(m, actor, now),
  ],
  withdraw: [
    ['buyer', 'vendor'],
    (m, _, actor, now) => open(m) && m.by === actor && resumed(m, now),
  ],
  accept_refund: [['vendor'], (m, _, __, now) => open(m) && refunded(m, now)],
  propose_settlement: [
    ['buyer', 'vendor'],
    (m, command, actor, now) => {
      if (!open(m) || late(m, now) || !('refund_minor' in command)) return false
      const amount = command.refund_minor
      const offer = { by: actor, amount }
      return amount >= 1 && amount <= GOODS && { ...said(m, actor, now), offer }
    },
  ],
  accept_settlement: [
    ['buyer', 'vendor'],
    (m, command, actor, now) => {
      if (!open(m) || late(m, now) || m.offer === null || m.offer.by === actor) return false
      const isSame = 'refund_minor' in command && command.refund_minor === m.offer.amount
      return isSame && released(m, now, m.offer.amount)
    },
  ],
  resolve_by_default: [
    ['system'],
    (m, _, __, now) => {
      if (!open(m) || m.responded || m.escalated || !over(m, now)) return false
      if (m.by === 'buyer') return refunded(m, now)
      return m.goods === 'delivered' ? released(m, now) : resumed(m, now)
    },
  ],
  escalate: [
    ['system'],
    (m, _, __, now) => {
      if (!open(m) || !m.responded || m.escalated || !over(m, now)) return false
      return { ...m, escalated: true, clock: held('operator', now + 7 * D) }
    },
  ],
  resolve: [
    ['operator'],
    (m, command, _, now) => {
      if (m.state !== 'in_dispute' || !(m.escalated || m.frozen)) return false
      if (!('outcome' in command)) return false
      if (banks(m) && !command.despite_chargeback) return false
      if (command.outcome === 'refund') return refunded(m, now)
      if (command.outcome === 'release') return released(m, now)
      const amount = command.refund_minor
      return amount >= 1 && amount <= GOODS && m.held === ALL && released(m, now, amount)
    },
  ],
  ...CHARGEBACK_RULES,
  refund_processed: [['system'], (m) => isOwed(m) && { ...m, refundIs: 'done' }],
  refund_delayed: [
    ['system'],
    (m, command) =>
      isOwed(m) &&
      'state' in command && { ...m, refundIs: command.state === 'processing' ? 'open' : 'waiting' },
  ],
  name_refund_account: [
    ['buyer', 'operator'],
    (m) => m.refundIs === 'waiting' && { ...m, refundIs: 'open' },
  ],
  refund_returned: [['system'], (m) => m.refundIs === 'done' && { ...m, refundIs: 'waiting' }],
  review: [
    ['buyer'],
    (m, _, __, now) =>
      m.state === 'completed' && !m.reviewed && now < m.ended + 30 * D && { ...m, reviewed: true },
  ],
}

/** Applies a command to the model; false if the command must change nothing. */
export const modelStep = (m: Model, command: Command, actor: Actor, now: number): Model | false => {
  const [actors, rule] = RULES[command.action]
  return actors.includes(actor) && rule(m, command, actor, now)
}
