import type { Actor } from '../../../../contract/entities/orders/party'
import type { Command } from '../decision'
import type { Model, Return } from './model'
import type { Rules } from './model-chargebacks'
import { clock, D, H, lastMinuteOf, midnight } from './model-clock'
import { disputeClock } from './model-dispute'
import { closed, most, released } from './model-money'
import { late } from './model-partial'
import {
  accepted,
  agreed,
  arrived,
  asked,
  closedAs,
  contested,
  inspected,
  isAgain,
  isOpen,
  moved,
  offered,
  photosAre,
  stopped,
  unitsOf,
  waitIsOpen,
} from './model-return-steps'
import { isBelieved, WAY_BACK_RULES } from './model-way-back'

const over = (m: Model, now: number) => now >= m.clock.end

type Action =
  | 'extend_protection'
  | 'ask_return'
  | 'agree_return'
  | 'waive_return'
  | 'offer_part'
  | 'accept_part'
  | 'decline_part'
  | 'offer_wait'
  | 'accept_wait'
  | 'decline_wait'
  | 'refuse_return'
  | 'withdraw_return'
  | 'send_back'
  | 'book_return'
  | 'carrier_return_cancelled'
  | 'note_arrival'
  | 'take_back'
  | 'confirm_arrival'
  | 'accept_return'
  | 'contest_return'
  | 'lapse_return'
  | 'escalate_return'
  | 'mark_sellable'

/** Lets the rule of a return see only orders in these states, with the return that runs. */
const during =
  (
    states: readonly string[],
    rule: (
      m: Model & { ret: Return },
      command: Command,
      now: number,
      actor: Actor,
    ) => Model | false,
  ) =>
  (m: Model, command: Command, actor: Actor, now: number): Model | false =>
    states.includes(m.state) && isOpen(m) && rule(m, command, now, actor)

export const RETURN_RULES: Rules<Action> = {
  extend_protection: [
    ['buyer'],
    (m, _, __, now) =>
      m.state === 'delivered' &&
      !m.extended &&
      now < m.clock.end - H && {
        ...m,
        extended: true,
        looks: m.looks + 3 * D,
        clock: clock('approve', m.clock.since, m.clock.end + 3 * D, now),
      },
  ],
  ask_return: [
    ['buyer'],
    (m, command, _, now) => command.action === 'ask_return' && asked(m, command, now),
  ],
  agree_return: [
    ['vendor', 'system'],
    during(['return_asked'], (m, command, now, actor) => {
      const { isFault, wish } = m.ret
      if (actor === 'system') {
        return over(m, now) && agreed(m, { wish: 'refund', wayBackBy: 'vendor' }, now)
      }
      const said = ('way_back_by' in command && command.way_back_by) || 'buyer'
      return !late(m, now) && agreed(m, { wish, wayBackBy: isFault ? 'vendor' : said }, now)
    }),
  ],
  waive_return: [
    ['vendor'],
    during(['return_asked', 'returning'], (m, _, now) => accepted(m, undefined, now)),
  ],
  offer_part: [
    ['vendor'],
    during(['return_asked'], (m, command, now) => {
      const amount = 'amount_minor' in command ? command.amount_minor : 0
      const isPart = Number.isInteger(amount) && amount >= 1 && amount < most(m)
      const offer = { amount, until: now + D }
      return isPart && !late(m, now) && { ...m, ret: { ...m.ret, offer } }
    }),
  ],
  accept_part: [
    ['buyer'],
    during(['return_asked'], (m, command, now) => {
      if (!('amount_minor' in command) || !offered(m, now, command.amount_minor)) return false
      return released(closedAs(m, 'kept_for_less', now), now, command.amount_minor)
    }),
  ],
  decline_part: [
    ['buyer'],
    during(
      ['return_asked'],
      (m, command, now) =>
        'amount_minor' in command &&
        offered(m, now, command.amount_minor) && { ...m, ret: { ...m.ret, offer: null } },
    ),
  ],
  offer_wait: [
    ['vendor'],
    during(['return_asked'], (m, command, now) => {
      if (!('day' in command) || late(m, now) || !isAgain(m.ret) || m.ret.wait?.isAgreed)
        return false
      const end = lastMinuteOf(command.day)
      const isInTime = end > m.clock.end && end <= midnight(now, 14)
      const wait = { day: command.day, until: now + D, isAgreed: false }
      return isInTime && { ...m, ret: { ...m.ret, wait } }
    }),
  ],
  accept_wait: [
    ['buyer'],
    during(['return_asked'], (m, command, now) => {
      if (!('day' in command) || !waitIsOpen(m, now, command.day)) return false
      const wait = { day: command.day, until: now, isAgreed: true }
      const later = clock('agree', m.clock.since, lastMinuteOf(command.day), now)
      return { ...m, ret: { ...m.ret, wait }, clock: later }
    }),
  ],
  decline_wait: [
    ['buyer'],
    during(
      ['return_asked'],
      (m, command, now) =>
        'day' in command &&
        waitIsOpen(m, now, command.day) && { ...m, ret: { ...m.ret, wait: null } },
    ),
  ],
  refuse_return: [
    ['vendor'],
    during(['return_asked'], (m, command, now) => {
      const photos = 'evidence_paths' in command ? command.evidence_paths : []
      if (late(m, now) || !photosAre(photos, 0)) return false
      const images = { buyer: m.ret.photos, vendor: photos.length }
      const kept = { ...closed(m, 'refused', now), goods: 'delivered' }
      return contested(kept, 'buyer', now, { escalated: false, stopped: m.ret.stopped, images })
    }),
  ],
  withdraw_return: [
    ['buyer'],
    during(
      ['return_asked', 'returning'],
      (m, _, now) => m.ret.from === 'asked' && !m.ret.isSent && inspected(m, 'withdrawn', now),
    ),
  ],
  send_back: [
    ['buyer'],
    during(['returning'], (m, command, now) => {
      if (m.ret.isSent || late(m, now) || command.action !== 'send_back') return false
      const { tracking_number, waybill_note, photo_path } = command.shipment
      const isShown = Boolean(tracking_number ?? waybill_note ?? photo_path)
      const ret = { ...m.ret, isSent: true }
      return isShown && { ...m, ret, clock: clock('arrive', now, now + 14 * D, now) }
    }),
  ],
  ...WAY_BACK_RULES,
  take_back: [['buyer'], (m, _, __, now) => m.state === 'returning' && arrived(m, now)],
  confirm_arrival: [
    ['vendor', 'system'],
    (m, _, actor, now) =>
      m.goods === 'returning' && (actor === 'vendor' || isBelieved(m)) && arrived(m, now),
  ],
  accept_return: [
    ['vendor', 'system'],
    during(['returned'], (m, command, now, actor) => {
      if (actor === 'system' && !over(m, now)) return false
      return accepted(m, 'is_sellable' in command ? command.is_sellable : undefined, now)
    }),
  ],
  contest_return: [
    ['vendor'],
    during(['returned'], (m, command, now) => {
      const photos = 'evidence_paths' in command ? command.evidence_paths : []
      if (late(m, now) || m.ret.isContested || !photosAre(photos, 1)) return false
      const images = { buyer: m.ret.photos, vendor: photos.length }
      const known = { ...m, ret: { ...m.ret, isContested: true } }
      return contested(known, 'vendor', now, { escalated: true, stopped: stopped(m, now), images })
    }),
  ],
  lapse_return: [
    ['system'],
    during(['returning'], (m, _, now) => {
      if (m.ret.isSent || !over(m, now)) return false
      const { dispute } = m.ret
      if (!dispute) return inspected(m, 'lapsed', now)
      const again = { ...closed(m, 'lapsed', now), ...dispute, goods: 'delivered' }
      return { ...again, state: 'in_dispute', offer: null, clock: disputeClock(again, now) }
    }),
  ],
  escalate_return: [
    ['system'],
    during(
      ['returning'],
      (m, _, now) =>
        m.ret.isSent &&
        over(m, now) &&
        contested(m, 'buyer', now, {
          escalated: true,
          stopped: stopped(m, now),
          images: { buyer: m.ret.photos, vendor: 0 },
        }),
    ),
  ],
  mark_sellable: [
    ['vendor'],
    (m, command, _, now) => {
      const { ret } = m
      if (!ret?.isHere || ret.end === '' || now >= ret.ended + D || ret.wish === 'repair')
        return false
      if (command.action !== 'mark_sellable') return false
      const { is_sellable: isSellable } = command
      const stock = isSellable === ret.isSellable ? m.stock : moved(m, unitsOf(ret), isSellable)
      return { ...m, ret: { ...ret, isSellable }, stock }
    },
  ],
}
