import type { Command } from '../decision'
import type { Model, Return } from './model'
import { clock, D, H, handled, midnight, toShip } from './model-clock'
import { disputeClock } from './model-dispute'
import { at, closed, most, refunded, released } from './model-money'
import { late } from './model-partial'
import { goodsBackOf, type Named, unitsNamed } from './model-return-money'

type Of<A extends Command['action']> = Extract<Command, { action: A }>

export const isOpen = (m: Model): m is Model & { ret: Return } => m.ret !== null && m.ret.end === ''
export const isAgain = ({ wish }: Pick<Return, 'wish'>) =>
  wish === 'replacement' || wish === 'repair'
export const offered = (m: Model, now: number, amount: number) =>
  m.state === 'return_asked' &&
  m.ret?.offer != null &&
  now < m.ret.offer.until &&
  m.ret.offer.amount === amount
export const waitIsOpen = (m: Model & { ret: Return }, now: number, day: string) =>
  m.ret.wait?.day === day && !m.ret.wait.isAgreed && now < m.ret.wait.until && !late(m, now)
export const moved = (m: Model, units: number, isFree: boolean): Model['stock'] => ({
  ...m.stock,
  available: m.stock.available + (isFree ? units : -units),
  sold: m.stock.sold - (isFree ? units : -units),
})
export const unitsOf = ({ units }: Pick<Return, 'units'>): number =>
  Object.values(units).reduce((sum, count) => sum + count, 0)
/** The units that are sent in place of what comes back; a repair sends the same ones. */
export const replacing = (ret: Return | null): number =>
  ret?.wish === 'replacement' ? unitsOf(ret) : 0

/** A replacement that was put aside and isn't sent is free again. */
export const freed = (before: Model, m: Model): Model => {
  const isPutAside = isOpen(before) && before.ret.isAgreed
  const isNotSent = m.ret !== null && m.ret.end !== '' && m.ret.end !== 'second_try'
  return isPutAside && isNotSent ? { ...m, stock: moved(m, replacing(before.ret), true) } : m
}

export const photosAre = (paths: readonly string[], least: number) =>
  paths.length >= least && paths.length <= 5

/** The goods go back for a reason that counts: a fault that is seen, or a policy that was bought under. */
const isReason = (
  m: Model,
  { reason, wish, photo_paths, lines }: Of<'ask_return'>,
  now: number,
) => {
  if (reason !== 'changed_mind') return photosAre(photo_paths, 1)
  const isFinal = lines.some(({ variant_id }) => m.finals.includes(variant_id))
  // What stopped the clock of the inspection stopped this, too.
  const until = m.clock.end - m.looks + m.mindDays * D
  return photosAre(photo_paths, 0) && wish === 'refund' && !isFinal && m.mindDays > 0 && now < until
}

export const asked = (m: Model, command: Of<'ask_return'>, now: number): Model | false => {
  const { reason, wish, photo_paths } = command
  const units: Named = unitsNamed(m, command.lines)
  if (m.state !== 'delivered' || late(m, now) || units === false) return false
  if (!isReason(m, command, now) || (isAgain({ wish }) && m.round === 2)) return false
  const ret: Return = {
    from: 'asked',
    ...goodsBackOf(m, units, reason !== 'changed_mind'),
    units,
    isFault: reason !== 'changed_mind',
    wish,
    photos: photo_paths.length,
    offer: null,
    wait: null,
    isAgreed: false,
    isSent: false,
    isBooked: false,
    isSaid: false,
    wayBackBy: 'vendor',
    isHere: false,
    isContested: false,
    end: '',
    ended: 0,
    isSellable: false,
    stopped: { waits: 'approve', left: m.clock.end - now, end: m.clock.end },
    dispute: null,
    isOurs: reason === 'changed_mind',
    carrierBy: 'vendor',
  }
  const asking = { ...m, ret, askedFor: [...m.askedFor, ...Object.keys(units)] }
  return at(asking, 'return_asked', clock('agree', now, now + 72 * H, now))
}

export const agreed = (
  m: Model & { ret: Return },
  { wish, wayBackBy }: Pick<Return, 'wish' | 'wayBackBy'>,
  now: number,
): Model => {
  const ret = { ...m.ret, wish, wayBackBy, offer: null, wait: null, isAgreed: true }
  // Every day is a working day.
  const going = { ...m, ret, stock: moved(m, replacing(ret), false) }
  return at(going, 'returning', clock('send', now, midnight(now, 3), now))
}

/** A settlement or a decision by which the goods go back first, of which there is one. */
export const sentBackFirst = (
  m: Model,
  now: number,
  { from, sum, ...who }: Pick<Return, 'from' | 'sum' | 'isOurs' | 'carrierBy'>,
): Model | false => {
  const isBanks = Object.keys(m.claims).length > 0
  if (m.goods !== 'delivered' || m.ret?.dispute || isBanks) return false
  const { by, opened, escalated, stopped, images } = m
  // Who takes an offer has answered.
  const dispute = {
    by,
    opened,
    escalated,
    stopped,
    images,
    responded: m.responded || from === 'settled',
  }
  const ret: Return = {
    ...who,
    from,
    sum: sum === most(m) ? m.all : sum,
    feeBack: 0,
    units: Object.fromEntries(m.lines.map(({ id, units }) => [id, units])),
    isAll: true,
    isFault: true,
    wish: 'refund',
    photos: 0,
    offer: null,
    wait: null,
    isAgreed: true,
    isSent: false,
    isBooked: false,
    isSaid: false,
    wayBackBy: 'vendor',
    isHere: false,
    isContested: false,
    end: '',
    ended: 0,
    isSellable: false,
    stopped: null,
    dispute,
  }
  const over = { by: '', responded: false, escalated: false, offer: null, stopped: null }
  return {
    ...at(m, 'returning', clock('send', now, midnight(now, 3), now)),
    ...over,
    images: { buyer: 0, vendor: 0 },
    ret,
    askedFor: [...new Set([...m.askedFor, ...Object.keys(ret.units)])],
  }
}

export const inspected = (m: Model & { ret: Return }, how: string, now: number): Model => {
  const left = Math.max(m.ret.stopped?.left ?? 0, D)
  return closed(at(m, 'delivered', clock('approve', now, now + left, now)), how, now)
}

/** The parties' shares of an order of which goods went back. */
const paidBack = (m: Model & { ret: Return }, now: number): Model => {
  const { from, sum, feeBack, isAll, isOurs, carrierBy } = m.ret
  if (sum === m.all) return refunded(m, now, carrierBy, isOurs)
  if (from !== 'asked') return released(m, now, sum, isOurs)
  return released(m, now, sum, isOurs, { feeBack, state: isAll ? 'reversed' : 'completed' })
}

/** What a second try of a part of the order was for goes back, the rest is the vendor's. */
export const failedAgain = (m: Model, now: number): Model =>
  m.round === 2 && m.ret && !m.ret.isAll
    ? paidBack({ ...m, ret: m.ret }, now)
    : refunded(m, now, 'vendor')

export const accepted = (
  m: Model & { ret: Return },
  sellable: boolean | undefined,
  now: number,
): Model => {
  const isRepair = m.ret.wish === 'repair'
  const isShelved = sellable === true && m.ret.isHere && !isRepair
  const shelf = isShelved ? { ...m, stock: moved(m, unitsOf(m.ret), true) } : m
  const done = { ...shelf, ret: { ...m.ret, isSellable: isShelved } }
  if (!isAgain(m.ret)) return paidBack(closedAs(done, 'refunded', now), now)
  const put = m.ret.isAgreed ? done : { ...done, stock: moved(done, replacing(m.ret), false) }
  const shipBy = m.isPromised ? handled(now) : now + 5 * D
  const { units } = m.ret
  const again = {
    ...closed(put, 'second_try', now),
    round: 2,
    shipBy,
    cancelFrom: shipBy,
    proof: false,
    isSent: false,
    isSeen: false,
    isCoded: false,
    isKept: m.isCoded && !m.ret.isAll,
    askedFor: m.askedFor.filter((id) => !(id in units)),
  }
  return at(again, 'confirmed', toShip(again, now))
}
export const closedAs = (m: Model & { ret: Return }, how: string, now: number) => ({
  ...m,
  ret: { ...m.ret, end: how, ended: now, offer: null, wait: null },
})

/** A dispute about a return. */
export const contested = (
  m: Model,
  by: string,
  now: number,
  change: Pick<Model, 'escalated' | 'stopped' | 'images'>,
): Model => {
  const opened: Model = {
    ...m,
    ...change,
    state: 'in_dispute',
    by,
    opened: now,
    responded: true,
    offer: null,
  }
  return { ...opened, clock: disputeClock(opened, now) }
}
export const stopped = (m: Model, now: number): Model['stopped'] => ({
  waits: m.clock.waits,
  left: Math.max(0, m.clock.end - now),
  end: m.clock.end,
})

export const arrived = (m: Model, now: number): Model | false => {
  if (!isOpen(m)) return false
  const here = { ...m, ret: { ...m.ret, isHere: true } }
  const looking = { ...here, goods: 'returned' }
  if (m.state === 'returning') return at(here, 'returned', clock('look', now, now + 3 * D, now))
  return { ...looking, stopped: { waits: 'look', left: 3 * D, end: now + 3 * D } }
}
