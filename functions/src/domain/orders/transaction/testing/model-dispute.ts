import type { Actor } from '../../../../contract/entities/orders/party'
import type { Clock, Model } from './model'
import { clock, D, H, held, toShip } from './model-clock'
import { at } from './model-money'

export const resumed = (m: Model, now: number): Model => {
  const waits = m.stopped?.waits ?? ''
  const isFirst = m.by === 'provider' || m.raised.buyer + m.raised.vendor < 2
  const until = now + Math.max(m.stopped?.left ?? 0, isFirst ? D : 0)
  // The days of shipping are as much later; what could be cancelled before can be still.
  const later = ['confirm', 'ship'].includes(waits) ? Math.max(0, until - (m.stopped?.end ?? 0)) : 0
  const shipBy = m.shipBy + later
  const cancelFrom = m.cancelFrom > m.opened ? m.cancelFrom + later : m.cancelFrom
  const isChoice = m.choiceUntil > m.opened
  const choiceUntil = isChoice
    ? m.choiceUntil + Math.max(0, until - (m.stopped?.end ?? 0))
    : m.choiceUntil
  const c =
    waits === 'ship' ? toShip({ ...m, shipBy, cancelFrom }, now) : clock(waits, now, until, now)
  return {
    ...at(m, m.goods, c),
    shipBy,
    cancelFrom,
    choiceUntil,
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
