import type { Actor } from '../../../contract/entities/orders/transaction'
import type { Command } from '../decision'
import {
  costly,
  disputeClock,
  disputed,
  end,
  held,
  type Model,
  refunded,
  resumed,
  unproved,
} from './model'

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
const byBank = (m: Model) => held('provider', Math.min(...Object.values(m.claims)))

export const CHARGEBACK_RULES: Rules<'chargeback' | 'chargeback_won' | 'chargeback_lost'> = {
  chargeback: [
    ['provider'],
    (m, command, _, now) => {
      if (!('due_at_ms' in command) || m.claimed.includes(command.chargeback_id)) return false
      const frozen = {
        frozen: true,
        claims: { ...m.claims, [command.chargeback_id]: command.due_at_ms },
        claimed: [...m.claimed, command.chargeback_id],
      }
      if (m.state === 'pending' || (m.state === 'reversed' && !m.notified)) return false
      if (isEnd(m)) return { ...m, by: m.by || 'provider', ...frozen }
      const opened = { ...(runs(m) ? disputed(m, 'provider', now) : m), ...frozen }
      return { ...opened, clock: byBank(opened) }
    },
  ],
  chargeback_won: [
    ['provider'],
    (m, command, _, now) => {
      if (!('chargeback_id' in command) || !(command.chargeback_id in m.claims)) return false
      const thawed = without(m, command.chargeback_id)
      if (isEnd(m)) return thawed
      if (thawed.frozen) return { ...thawed, clock: byBank(thawed) }
      if (m.held + m.carried < m.all) return refunded(thawed, now, 'vendor', !unproved(m))
      return m.by === 'provider'
        ? resumed(thawed, now)
        : { ...thawed, clock: disputeClock(thawed, now) }
    },
  ],
  chargeback_lost: [
    ['provider'],
    (m, command, _, now) => {
      if (!('taken_minor' in command) || !(command.chargeback_id in m.claims)) return false
      const taken = command.taken_minor
      const thawed = without(m, command.chargeback_id)
      if (m.state === 'reversed') return { ...thawed, lost: m.lost + taken }
      if (m.state === 'completed') {
        const vendor = Math.max(0, m.vendor - taken)
        const platform = Math.max(0, m.platform - Math.max(0, taken - m.vendor))
        const afterFee = Math.max(0, taken - m.vendor - m.platform)
        const commissionTaken = Math.max(0, m.commissionTaken - afterFee)
        const own = m.vendor - vendor + m.platform - platform
        const given = own + m.commissionTaken - commissionTaken
        const left = {
          ...thawed,
          vendor,
          platform,
          commissionTaken,
          back: m.back + given,
          lost: m.lost + taken - given,
        }
        const isFirst = m.refundIs === 'none' && left.back > m.part
        const after: Model = isFirst
          ? { ...left, refund: left.back - m.part, refundIs: 'done' }
          : left
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
        lost: m.lost + Math.max(0, taken - m.held),
        refund: rest || m.back + m.held - m.part,
        refundIs: rest > 0 ? 'open' : 'done',
      }
      return unproved(m) ? costly(over) : over
    },
  ],
}
