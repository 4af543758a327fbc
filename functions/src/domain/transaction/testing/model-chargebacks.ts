import type { Actor } from '../../../contract/entities/orders/transaction'
import type { Command } from '../decision'
import type { Model } from './model'
import { held } from './model-clock'
import { disputeClock, disputed, resumed } from './model-dispute'
import { costly, end, left, refunded, released, unproved } from './model-money'

type Rule = (m: Model, command: Command, actor: Actor, now: number) => Model | false
/** The allowed actors of each action and its rule; false is a refusal. */
export type Rules<A extends Command['action']> = {
  [Action in A]: readonly [readonly Actor[], Rule]
}

const RUNNING = ['awaiting_confirmation', 'confirmed', 'shipped', 'delivered']
export const runs = (m: Model) => RUNNING.includes(m.state)
const isEnd = (m: Model) => m.state === 'completed' || m.state === 'reversed'
const without = (m: Model, id: string): Model => {
  const { [id]: _, ...claims } = m.claims
  return { ...m, claims, frozen: Object.keys(claims).length > 0 }
}
const byBank = (m: Model) =>
  held('provider', Math.min(...Object.values(m.claims).map(({ due }) => due)))

type OpenCommand = Extract<Command, { due_at_ms: number }>

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
  const opened = { ...(runs(m) ? disputed(m, 'provider', now) : m), ...frozen }
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

/** The goods were handed over with the code: the vendor gets all, and we pay the bank. */
const stands = (m: Model, thawed: Model, taken: number, now: number): Model => {
  const own = Math.min(taken, left(m))
  if (m.state === 'completed') {
    return { ...thawed, borne: m.borne + own, lost: m.lost + taken }
  }
  const done = { ...released(thawed, now), frozen: thawed.frozen, claims: thawed.claims }
  // What was meant for a carrier and not used goes back once.
  const twice = Math.max(0, own - (left(m) - done.refund))
  const refund = done.refund - twice
  return {
    ...done,
    refund,
    refundIs: refund > 0 ? 'open' : 'none',
    borne: m.borne + own - twice,
    lost: m.lost + taken - twice,
  }
}

type Action =
  | 'chargeback'
  | 'chargeback_won'
  | 'chargeback_lost'
  | 'attribute_chargeback'
  | 'move_chargeback'

export const CHARGEBACK_RULES: Rules<Action> = {
  chargeback: [
    ['provider'],
    (m, command, _, now) =>
      'due_at_ms' in command &&
      !m.claimed.includes(command.chargeback_id) &&
      asked(m, command, now),
  ],
  attribute_chargeback: [
    ['operator'],
    (m, command, _, now) => {
      if (!('due_at_ms' in command)) return false
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
      const taken = command.taken_minor
      const thawed = without(m, command.chargeback_id)
      const own = Math.min(taken, left(m))
      if (m.state === 'reversed') return { ...thawed, borne: m.borne + own, lost: m.lost + taken }
      if (m.isCoded) return stands(m, thawed, taken, now)
      if (m.state === 'completed') {
        const vendor = Math.max(0, m.vendor - taken)
        const platform = Math.max(0, m.platform - Math.max(0, taken - m.vendor))
        const afterFee = Math.max(0, taken - m.vendor - m.platform)
        const commissionTaken = Math.max(0, m.commissionTaken - afterFee)
        const ours = m.vendor - vendor + m.platform - platform
        const given = ours + m.commissionTaken - commissionTaken
        const rest = {
          ...thawed,
          vendor,
          platform,
          commissionTaken,
          back: m.back + given,
          borne: m.borne + own - given,
          lost: m.lost + taken - given,
        }
        const isFirst = m.refundIs === 'none' && rest.back > m.part
        const after: Model = isFirst
          ? { ...rest, refund: rest.back - m.part, refundIs: 'done' }
          : rest
        return unproved(m) ? costly(after) : after
      }
      const rest = Math.max(0, m.held - taken)
      if (thawed.frozen && rest > 0) {
        return { ...thawed, held: rest, back: m.back + taken, clock: byBank(thawed) }
      }
      const over: Model = {
        ...end(thawed, 'reversed', now),
        held: 0,
        back: m.back + m.held,
        borne: m.borne + Math.max(0, own - m.held),
        lost: m.lost + Math.max(0, taken - m.held),
        refund: rest || m.back + m.held - m.part,
        refundIs: rest > 0 ? 'open' : 'done',
      }
      return unproved(m) ? costly(over) : over
    },
  ],
}
