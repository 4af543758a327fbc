import type { Actor } from '../../../../contract/entities/orders/party'
import type { Command } from '../decision'
import type { Model } from './model'
import { byCarrier, CARRIER_RULES } from './model-carriers'
import { CHARGEBACK_RULES, isHeld, type Rules, runs } from './model-chargebacks'
import { clock, D, first, H, held, overdue, promisedFrom, underWay } from './model-clock'
import { disputed, resumed, said } from './model-dispute'
import { isPay, LATE_RULES, wrongMoney } from './model-late'
import { at, charge, end, most, refunded, released } from './model-money'
import { choice, late, PARTIAL_RULES } from './model-partial'
import { failedAgain, freed, sentBackFirst } from './model-return-steps'
import { RETURN_RULES } from './model-returns'
import { counted } from './model-stock'

const over = (m: Model, now: number) => now >= m.clock.end
/** When silence decides: late goods are reminded of until they are overdue. */
const decidesAt = (m: Model) => (m.clock.waits === 'ship' ? overdue(m) : m.clock.end)
const banks = (m: Model) => Object.keys(m.claims).length > 0
const open = (m: Model) => m.state === 'in_dispute' && !m.frozen
const inspect = (m: Model, days: number, now: number) =>
  m.state === 'shipped' && {
    ...at(m, 'delivered', clock('approve', now, now + days * D, now)),
    looks: days * D,
  }

/** Before it is sent or while it is on its way: all goes back, or what a second try was for. */
const failed = (m: Model, now: number, by = 'vendor', isOurs = false): Model =>
  m.round === 2 ? { ...failedAgain(m, now), isFailed: true } : refunded(m, now, by, isOurs)

const isOffer = (m: Model, command: Command): boolean =>
  'refund_minor' in command &&
  command.refund_minor === m.offer?.amount &&
  (command.goods === 'return') === m.offer.isBackFirst

/** The offer is gone, also while the bank contests the payment: nobody is paid by it. */
const unoffered = (m: Model, command: Command, actor: Actor, now: number): Model | false => {
  if (m.state !== 'in_dispute' || late(m, now) || m.offer === null) return false
  return isOffer(m, command) && { ...said(m, actor, now), offer: null }
}

/** The allowed actors of each action and its rule; false is a refusal. */
const RULES: Rules<Command['action']> = {
  payment_confirmed: [
    ['provider'],
    (m, command, _, now) => {
      if (!isPay(m)) return false
      if (m.state === 'reversed') return wrongMoney(m, m.all, now)
      const cost = ('failed_sale_cost_minor' in command && command.failed_sale_cost_minor) || 0
      const paid = charge({ ...m, held: m.all, cost, ...promisedFrom(m, now) }, m.all)
      return at(paid, 'awaiting_confirmation', clock('confirm', now, now + 48 * H, now))
    },
  ],
  ...LATE_RULES,
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
      if (m.state === 'pending') return { ...end(m, 'reversed', now), lapsed: true }
      const isOpen = now >= m.cancelFrom || (m.state === 'confirmed' && choice(m, now))
      return ['awaiting_confirmation', 'confirmed'].includes(m.state) && isOpen && failed(m, now)
    },
  ],
  expire: [
    ['system'],
    (m, command, __, now) => {
      if (m.state === 'pending') {
        return now >= m.clock.due && { ...end(m, 'reversed', now), lapsed: true }
      }
      if (!over(m, now)) return false
      const isRefund = ['confirm', 'deliver', 'late'].includes(m.clock.waits)
      const isUnmoved = 'is_unmoved' in command && command.is_unmoved === true
      if (isRefund && isUnmoved && runs(m)) return failed(m, now)
      const isLost = m.carrierFee > 0 && m.state === 'shipped'
      return isRefund && runs(m) && failed(m, now, 'carrier', isLost)
    },
  ],
  decline: [
    ['vendor'],
    (m, command, __, now) => {
      if (!['awaiting_confirmation', 'confirmed'].includes(m.state)) return false
      const isGone = 'is_missing' in command && command.is_missing === true
      return { ...failed(m, now), isGone }
    },
  ],
  allow_cancellation: [
    ['system'],
    (m, _, __, now) =>
      m.state === 'confirmed' &&
      m.clock.waits === 'ship' &&
      now >= overdue(m) && {
        ...m,
        clock: clock('late', overdue(m), overdue(m) + 2 * D, now),
      },
  ],
  ship: [
    ['vendor'],
    (m, command, _, now) =>
      m.state === 'confirmed' &&
      !byCarrier(m) &&
      !choice(m, now) &&
      !late(m, now) && {
        ...at(m, 'shipped', underWay(m, now)),
        isSent: true,
        proof: 'shipment' in command && command.shipment.tracking_number !== undefined,
      },
  ],
  book: [
    ['vendor'],
    (m, command, _, now) => {
      if (m.state !== 'confirmed' || late(m, now) || !('fee_minor' in command)) return false
      const fee = command.fee_minor
      if (!byCarrier(m) || choice(m, now) || fee < 0 || fee > m.carrierFee) return false
      return {
        ...at(m, 'shipped', underWay(m, now)),
        isSent: true,
        proof: command.shipment.tracking_number !== undefined,
        held: m.held - fee,
        carried: fee,
        isBooked: true,
        isEmpty: false,
      }
    },
  ],
  carrier_delivered: [
    ['system'],
    (m, _, __, now) => byCarrier(m) && !late(m, now) && inspect(m, 7, now),
  ],
  ...CARRIER_RULES,
  deliver_with_code: [
    ['vendor'],
    (m, _, __, now) => !late(m, now) && inspect({ ...m, isSeen: true, isCoded: true }, 3, now),
  ],
  deliver: [['vendor'], (m, _, __, now) => !late(m, now) && m.proof && inspect(m, 7, now)],
  receive: [['buyer'], (m, _, __, now) => inspect({ ...m, isSeen: true }, 3, now)],
  approve: [['buyer'], (m, _, __, now) => (runs(m) || open(m)) && released(m, now)],
  auto_release: [
    ['system'],
    (m, _, __, now) => m.state === 'delivered' && over(m, now) && released(m, now),
  ],
  remind: [
    ['system'],
    (m, _, __, now) =>
      (isHeld(m) || open(m)) &&
      now >= m.clock.due &&
      now < decidesAt(m) && {
        ...m,
        clock: { ...m.clock, due: first(m.clock.reminders, decidesAt(m), now) },
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
      const isBackFirst = command.goods === 'return'
      const offer = { by: actor, amount, isBackFirst }
      if (isBackFirst && (m.goods !== 'delivered' || m.ret?.dispute)) return false
      return amount >= 1 && amount <= most(m) && { ...said(m, actor, now), offer }
    },
  ],
  accept_settlement: [
    ['buyer', 'vendor'],
    (m, command, actor, now) => {
      if (!open(m) || late(m, now) || m.offer === null || m.offer.by === actor) return false
      if (!isOffer(m, command)) return false
      const { amount, isBackFirst } = m.offer
      if (!isBackFirst) return released(m, now, amount)
      const who = { isOurs: false, carrierBy: 'vendor' }
      return sentBackFirst(m, now, { from: 'settled', sum: amount, ...who })
    },
  ],
  decline_settlement: [
    ['buyer', 'vendor'],
    (m, command, actor, now) => m.offer?.by !== actor && unoffered(m, command, actor, now),
  ],
  withdraw_settlement: [
    ['buyer', 'vendor'],
    (m, command, actor, now) => m.offer?.by === actor && unoffered(m, command, actor, now),
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
      const isOurs = command.cost_by === 'platform'
      if (command.outcome === 'release') return released(m, now)
      const carrierBy = command.carrier_fee_by ?? 'vendor'
      const back = { from: 'decided' as const, isOurs, carrierBy }
      const isBackFirst = command.goods === 'return'
      if (command.outcome === 'refund') {
        if (isBackFirst) return sentBackFirst(m, now, { ...back, sum: m.all })
        return refunded(m, now, carrierBy, isOurs)
      }
      const amount = command.refund_minor
      const isWhole = m.held + m.carried === m.all
      if (amount < 1 || amount > most(m) || !isWhole) return false
      if (isBackFirst) return sentBackFirst(m, now, { ...back, sum: amount })
      return released(m, now, amount, isOurs)
    },
  ],
  ...CHARGEBACK_RULES,
  ...PARTIAL_RULES,
  ...RETURN_RULES,
  review: [
    ['buyer'],
    (m, _, __, now) =>
      (m.state === 'completed' || (m.state === 'reversed' && m.ret?.end === 'refunded')) &&
      !m.reviewed &&
      now < m.ended + 30 * D && { ...m, reviewed: true },
  ],
}

/** Applies a command to the model; false if the command must change nothing. */
export const modelStep = (m: Model, command: Command, actor: Actor, now: number): Model | false => {
  const [actors, rule] = RULES[command.action]
  const after = actors.includes(actor) && rule(m, command, actor, now)
  if (!after) return false
  const free = freed(m, after)
  return { ...free, stock: counted(m, free) }
}
