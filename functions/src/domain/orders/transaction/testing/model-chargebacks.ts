import type { Actor } from '../../../../contract/entities/orders/party'
import type { Command } from '../decision'
import type { Loss, Model } from './model'
import { held } from './model-clock'
import { disputeClock, disputed, resumed } from './model-dispute'
import {
  costly,
  end,
  keeps,
  left,
  refunded,
  released,
  stands,
  unproved,
  unused,
} from './model-money'

type Rule = (m: Model, command: Command, actor: Actor, now: number) => Model | false
/** The allowed actors of each action and its rule; false is a refusal. */
export type Rules<A extends Command['action']> = {
  [Action in A]: readonly [readonly Actor[], Rule]
}

const RUNNING = ['awaiting_confirmation', 'confirmed', 'shipped', 'delivered']
export const runs = (m: Model) => RUNNING.includes(m.state)
/** The same, or its goods are on their way back. */
export const isHeld = (m: Model) =>
  runs(m) || ['return_asked', 'returning', 'returned'].includes(m.state)
const isEnd = (m: Model) => m.state === 'completed' || m.state === 'reversed'
const without = (m: Model, id: string): Model => {
  const { [id]: _, ...claims } = m.claims
  return { ...m, claims, frozen: Object.keys(claims).length > 0 }
}
const byBank = (m: Model) =>
  held('provider', Math.min(...Object.values(m.claims).map(({ due }) => due)))

type OpenCommand = Extract<Command, { due_at_ms: number; amount_minor: number }>

/** A bank asks for a part of the order: nobody moves its money meanwhile. */
const asked = (m: Model, command: OpenCommand, now: number): Model | false => {
  const { chargeback_id: id, due_at_ms: due, amount_minor } = command
  if (m.state === 'pending' || (m.state === 'reversed' && !m.notified)) return false
  const frozen = {
    frozen: true,
    claims: { ...m.claims, [id]: { due, asked: amount_minor } },
    claimed: [...m.claimed.filter((known) => known !== id), id],
    moved: m.moved.filter((known) => known !== id),
  }
  if (isEnd(m)) return { ...m, by: m.by || 'provider', ...frozen }
  const opened = { ...(isHeld(m) ? disputed(m, 'provider', now) : m), ...frozen }
  return { ...opened, clock: byBank(opened) }
}

/** The bank asks for it no more. */
const spared = (m: Model, id: string, now: number): Model | false => {
  if (!(id in m.claims)) return false
  const thawed = without(m, id)
  if (isEnd(m)) return thawed
  if (thawed.frozen) return { ...thawed, clock: byBank(thawed) }
  if (m.held + m.carried < m.all) return refunded(thawed, now, 'vendor', !unproved(m))
  return m.by === 'provider'
    ? resumed(thawed, now)
    : { ...thawed, clock: disputeClock(thawed, now) }
}

/** What units cost that the vendor has again, while others stay with the buyer. */
const partBack = (m: Model): number => {
  const { ret, wayBackBy, wayBack, isCoded } = m
  const isReturned = ret?.isHere && !ret.isAll && ret.end === ''
  return ret && (isReturned || (keeps(m) && !isCoded))
    ? Math.max(0, ret.sum - (wayBackBy === 'buyer' ? wayBack : 0))
    : 0
}

/** The goods were handed over with the code: the vendor gets what isn't back, and we pay the bank for it. */
const stood = (m: Model, thawed: Model, taken: number, now: number): Model => {
  const own = Math.min(taken, left(m))
  if (m.state === 'completed') {
    return { ...thawed, borne: m.borne + own, lost: m.lost + taken }
  }
  const part = partBack(m)
  const way = m.wayBackBy === 'buyer' ? m.wayBack : 0
  const feeBack = m.ret?.feeBack ?? 0
  const idle = unused(m)
  const due = Math.min(part, taken)
  // Our fee of the rest and what no carrier got aren't the bank's.
  const given = Math.min(due, Math.max(0, m.held - idle - (m.fee - feeBack)))
  const kept = { ...thawed, held: m.held - given }
  const returned = { feeBack, state: 'completed', idle }
  const done = {
    ...(part > 0 ? released(kept, now, part - due + way, true, returned) : released(thawed, now)),
    isFailed: m.isFailed || keeps(m),
    frozen: thawed.frozen,
    claims: thawed.claims,
  }
  // What was meant for a carrier and not used goes back once.
  const twice = Math.max(0, own - (left(m) - idle))
  const refund = done.refund - twice
  return {
    ...done,
    ret: part > 0 && m.ret?.end === '' && done.ret ? { ...done.ret, end: 'refunded' } : done.ret,
    back: done.back + given,
    refund: refund || given,
    refundIs: refund > 0 ? 'open' : given > 0 ? 'done' : 'none',
    borne: m.borne + own - twice - given,
    lost: m.lost + taken - twice - given,
  }
}

/** A bank takes it after the end: the vendor's part first, then the fee, then the commission. */
const takenAfter = (m: Model, id: string, taken: number): Model => {
  const own = Math.min(taken, left(m))
  // A second try that came without the code is the vendor's alone.
  const again = keeps(m) && !m.isCoded && m.goods === 'delivered' ? partBack(m) : 0
  const theirs = stands(m) ? Math.min(own, again) : own
  const most = stands(m) ? Math.max(0, again - (m.ret?.feeBack ?? 0)) : own
  const vendor = Math.min(theirs, most, Math.max(0, m.vendor))
  const platform = Math.min(theirs - vendor, m.platform)
  const commission = Math.min(theirs - vendor - platform, m.commissionTaken)
  const given = vendor + platform + commission
  const rest: Model = {
    ...m,
    vendor: m.vendor - vendor,
    platform: m.platform - platform,
    commissionTaken: m.commissionTaken - commission,
    back: m.back + given,
    borne: m.borne + own - given,
    lost: m.lost + taken - given,
  }
  const isFirst = m.state === 'completed' && m.refundIs === 'none' && rest.back > m.part
  const after: Model = isFirst ? { ...rest, refund: rest.back - m.part, refundIs: 'done' } : rest
  const paid = m.state === 'completed' && unproved(m) ? costly(after) : after
  const loss: Loss = {
    vendor,
    platform,
    commission,
    borne: own - given,
    beyond: taken - own,
    cost: paid.costPaid - m.costPaid,
  }
  return { ...paid, losses: { ...m.losses, [id]: loss } }
}

/** It wasn't about this order: all who bore it have it again. */
const spareAfter = (m: Model, loss: Loss): Model => {
  const given = loss.vendor + loss.platform + loss.commission
  const back = m.back - given
  const refund = Math.min(m.refund, Math.max(0, back - m.part))
  return {
    ...m,
    vendor: m.vendor + loss.vendor,
    platform: m.platform + loss.platform,
    commissionTaken: m.commissionTaken + loss.commission,
    borne: m.borne - loss.borne,
    lost: m.lost - loss.borne - loss.beyond,
    costPaid: m.costPaid - loss.cost,
    back,
    refund,
    refundIs: refund > 0 ? m.refundIs : 'none',
  }
}

/** A bank takes it of a sale that runs. */
const takenBefore = (m: Model, id: string, taken: number, now: number): Model => {
  const own = Math.min(taken, left(m))
  const losing = { ...m, losses: { ...m.losses, [id]: null } }
  if (stands(m)) return stood(m, losing, taken, now)
  const rest = Math.max(0, m.held - taken)
  if (m.frozen && rest > 0) {
    return { ...losing, held: rest, back: m.back + taken, clock: byBank(m) }
  }
  const back = m.back + m.held
  const refund = rest || back - m.part
  const over: Model = {
    ...end(losing, 'reversed', now),
    held: 0,
    back,
    borne: m.borne + Math.max(0, own - m.held),
    lost: m.lost + Math.max(0, taken - m.held),
    refund,
    // Nothing if carriers have it all.
    refundIs: rest > 0 ? 'open' : refund > 0 ? 'done' : 'none',
  }
  return unproved(m) ? costly(over) : over
}
const taken = (m: Model, id: string, sum: number, now: number): Model => {
  const given = sum > left(m) ? [...m.given, id] : m.given
  return { ...(isEnd(m) ? takenAfter(m, id, sum) : takenBefore(m, id, sum, now)), given }
}

type Action =
  | 'chargeback'
  | 'chargeback_won'
  | 'chargeback_lost'
  | 'attribute_chargeback'
  | 'move_chargeback'
  | 'reattribute_chargeback'

export const CHARGEBACK_RULES: Rules<Action> = {
  chargeback: [
    ['provider'],
    (m, command, _, now) =>
      'amount_minor' in command &&
      'due_at_ms' in command &&
      !m.claimed.includes(command.chargeback_id) &&
      asked(m, command, now),
  ],
  attribute_chargeback: [
    ['operator'],
    (m, command, _, now) => {
      if (!('amount_minor' in command) || !('due_at_ms' in command)) return false
      const { chargeback_id: id } = command
      const isOver = m.claimed.includes(id) && !(id in m.claims) && !m.moved.includes(id)
      return !isOver && asked(m, command, now)
    },
  ],
  chargeback_won: [
    ['provider'],
    (m, command, _, now) => 'chargeback_id' in command && spared(m, command.chargeback_id, now),
  ],
  move_chargeback: [
    ['operator'],
    (m, command, _, now) => {
      if (!('chargeback_id' in command)) return false
      const after = spared(m, command.chargeback_id, now)
      return after && { ...after, moved: [...m.moved, command.chargeback_id] }
    },
  ],
  chargeback_lost: [
    ['provider'],
    (m, command, _, now) => {
      if (!('taken_minor' in command) || !(command.chargeback_id in m.claims)) return false
      const { chargeback_id: id, taken_minor } = command
      return taken(without(m, id), id, taken_minor, now)
    },
  ],
  reattribute_chargeback: [
    ['operator'],
    (m, command, _, now) => {
      if (!('taken_minor' in command) || !('due_at_ms' in command)) return false
      const { chargeback_id: id, taken_minor } = command
      if (m.state === 'pending' || (m.state === 'reversed' && !m.notified)) return false
      const { [id]: loss, ...losses } = m.losses
      if (id in m.claims || loss === null) return false
      const claimed = [...m.claimed.filter((known) => known !== id), id]
      const given = m.given.filter((known) => known !== id)
      const spared = { ...(loss ? { ...spareAfter(m, loss), losses } : m), claimed, given }
      if (taken_minor === 0) {
        const moved = [...m.moved.filter((known) => known !== id), id]
        return loss !== undefined && { ...spared, moved }
      }
      const known = {
        ...spared,
        by: m.by || 'provider',
        moved: m.moved.filter((one) => one !== id),
      }
      return taken(isHeld(m) ? disputed(known, 'provider', now) : known, id, taken_minor, now)
    },
  ],
}
