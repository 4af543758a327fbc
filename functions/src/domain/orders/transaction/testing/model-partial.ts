import type { Command } from '../decision'
import type { Line, Model } from './model'
import type { Rules } from './model-chargebacks'
import { D, handled, midnight, overdue, toShip } from './model-clock'
import { at } from './model-money'

const CLOSING = ['pay', 'confirm', 'late', 'deliver', 'approve', 'answer', 'agree', 'send', 'look']

/** Whether the deadline has passed, even if no scheduled job has acted on it. */
export const late = (m: Model, now: number): boolean => {
  const { waits, end: until } = m.clock
  if (waits === 'ship') return now >= overdue(m) + 2 * D
  return CLOSING.includes(waits) && now >= until
}

/** Whether the buyer may cancel because there are fewer units. */
export const choice = (m: Model, now: number): boolean => now < m.choiceUntil

/** @param free from when it can be shipped */
const confirmed = (m: Model, now: number, free = now): Model | false => {
  if (m.state !== 'awaiting_confirmation' || late(m, now)) return false
  const isLate = now > m.shipBy
  const again = m.isPromised ? handled(now) : now + 5 * D
  const day = isLate ? again : m.shipBy
  const shipBy = free > day ? midnight(free, 0) : day
  const moved = { ...m, shipBy }
  return at(moved, 'confirmed', toShip(moved, now))
}

type Units = readonly { variant_id: string; quantity: number }[]

const goodsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { price, units }) => sum + price * units, 0)

/** What is left of the lines; false unless some units are missing and some are not. */
const unitsLeft = (lines: readonly Line[], named: Units): Line[] | false => {
  const unitsOf = ({ id, units }: Line) =>
    named.find(({ variant_id }) => variant_id === id)?.quantity ?? units
  const isMore = lines.some((line) => unitsOf(line) > line.units)
  const isFewer = lines.some((line) => unitsOf(line) < line.units)
  const left = lines.flatMap((line) => {
    const units = unitsOf(line)
    return units > 0 ? [{ ...line, units, fee: Math.floor((line.fee * units) / line.units) }] : []
  })
  return !isMore && isFewer && left.length > 0 && left
}

type Progress = Model['refundIs']
const isOwed = (is: Progress): boolean => is === 'open' || is === 'waiting'

/** One of the two refunds goes on; false if it isn't in a state for it. */
const refund = (m: Model, command: Command, next: (is: Progress) => Progress | false) => {
  const isPart = 'is_part' in command && command.is_part === true
  const is = next(isPart ? m.partIs : m.refundIs)
  return is !== false && { ...m, ...(isPart ? { partIs: is } : { refundIs: is }) }
}

export const PARTIAL_RULES: Rules<
  | 'confirm'
  | 'confirm_partial'
  | 'accept_partial'
  | 'refund_processed'
  | 'refund_delayed'
  | 'name_refund_account'
  | 'refund_returned'
> = {
  confirm: [['vendor'], (m, _, __, now) => confirmed(m, now)],
  confirm_partial: [
    ['vendor'],
    (m, command, _, now) => {
      const order = confirmed(m, now, now + D)
      if (command.action !== 'confirm_partial') return false
      const left = unitsLeft(m.lines, command.lines)
      if (!order || !left) return false
      const cheaper = Math.max(0, m.delivery - command.delivery_fee_minor)
      const goods = goodsOf(m.lines)
      const fee = left.reduce((sum, line) => sum + line.fee, 0)
      const part = goods - goodsOf(left) + m.fee - fee + cheaper
      return {
        ...order,
        held: m.held - part,
        back: m.back + part,
        all: m.all - part,
        delivery: m.delivery - cheaper,
        lines: left,
        fee,
        commission: Math.floor((m.commission * goodsOf(left)) / goods),
        part,
        partIs: 'open',
        choiceUntil: now + D,
      }
    },
  ],
  accept_partial: [
    ['buyer'],
    (m, _, __, now) => m.state === 'confirmed' && choice(m, now) && { ...m, choiceUntil: now },
  ],
  refund_processed: [['system'], (m, command) => refund(m, command, (is) => isOwed(is) && 'done')],
  refund_delayed: [
    ['system'],
    (m, command) => {
      const next = 'state' in command && command.state === 'processing' ? 'open' : 'waiting'
      const after = refund(m, command, (is) => isOwed(is) && next)
      return after && !('is_part' in command) ? { ...after, isUnsent: false } : after
    },
  ],
  name_refund_account: [
    ['buyer', 'operator'],
    (m, command, actor) => {
      if (m.frozen || (actor === 'buyer' && m.given.length > 0)) return false
      const after = refund(m, command, (is) => is === 'waiting' && 'open')
      return after && !('is_part' in command) ? { ...after, isUnsent: true } : after
    },
  ],
  refund_returned: [
    ['system'],
    (m, command) => refund(m, command, (is) => is === 'done' && 'waiting'),
  ],
}
