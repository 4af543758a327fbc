import type { Clock, Model } from './model'
import { none } from './model-clock'

export const at = (m: Model, goods: string, c: Clock): Model => ({
  ...m,
  state: goods,
  goods,
  clock: c,
})
/** A return that runs ends so. */
export const closed = (m: Model, how: string, now: number): Model =>
  m.ret && m.ret.end === '' ? { ...m, ret: { ...m.ret, end: how, ended: now, offer: null } } : m
export const end = (m: Model, state: string, now: number, how = 'refunded'): Model => ({
  ...closed(m, how, now),
  state,
  goods: state === 'reversed' ? 'cancelled' : m.goods,
  clock: none,
  ended: Math.min(m.ended, now),
})
/** The vendor pays as much of the cost as goes back of the charge, once. */
export const costly = (m: Model, back = m.back): Model => {
  const due = Math.floor((m.cost * back) / m.charged)
  return due > m.costPaid && !m.isEmpty ? { ...m, costPaid: due } : m
}
/** What a bank can still ask for. */
export const left = (m: Model): number => Math.max(0, m.charged - m.back - m.borne)
/** Whether the code shows the handover of what was not to be sent a second time. */
export const keeps = ({ isKept, ret }: Model): boolean => isKept && ret?.end === 'second_try'
/** Whether the code shows the handover of goods that the vendor hasn't got back as a whole. */
export const stands = (m: Model): boolean => {
  const { isCoded, ret } = m
  const isHere = ret?.isHere === true && ret.isAll && ['', 'refunded'].includes(ret.end)
  return (isCoded || keeps(m)) && !isHere
}
/** Sent, and not seen to have arrived by a code or by the buyer. */
export const unproved = (m: Model): boolean => m.isSent && !m.isSeen
/**
 * @param by who pays what a carrier got
 * @param isOurs whether the platform pays the cost
 */
export const refunded = (m: Model, now: number, by = 'vendor', isOurs = false): Model => {
  const there = m.carried - m.wayBack
  // Who pays the way back bears it, whoever bears the way there.
  const wayBack = m.wayBackBy === 'vendor' ? m.wayBack : 0
  const sum = m.held + (by === 'buyer' ? 0 : there) + wayBack
  const back: Model = {
    ...end(m, 'reversed', now),
    held: 0,
    vendor: m.vendor - (by === 'vendor' ? there : 0) - wayBack,
    carried: by === 'carrier' ? m.wayBack : m.carried,
    claim: by === 'carrier' ? there : m.claim,
    back: m.back + sum,
    refund: sum,
    refundIs: sum > 0 ? 'open' : 'none',
  }
  return isOurs ? back : costly(back)
}
/** What was meant for the way there, and no carrier got. */
export const unused = (m: Model): number =>
  Math.max(0, Math.min(m.carrierFee - (m.carried - m.wayBack), m.held - m.fee))
/** The most that a settlement can give back. */
export const most = (m: Model): number => m.all - m.fee - m.carrierFee
/**
 * @param feeBack the part of what goes back with goods that was the fee, of which the rest stays
 */
export const released = (
  m: Model,
  now: number,
  settled = 0,
  isOurs = false,
  returned?: { feeBack: number; state: string; idle?: number },
): Model => {
  if (!returned && settled === most(m)) return refunded(m, now, 'vendor', isOurs)
  const fee = Math.min(m.fee - (returned?.feeBack ?? 0), m.held)
  const own = m.wayBackBy === 'buyer' ? m.wayBack : 0
  const back = Math.max(0, settled - own) + (returned?.idle ?? unused(m))
  const part = m.held - fee - back
  const taken = Math.floor((m.commission * Math.max(0, part)) / most(m))
  const after: Model = {
    ...end(m, returned?.state ?? 'completed', now, settled > 0 ? 'refunded' : 'refused'),
    held: 0,
    vendor: part - taken,
    commissionTaken: taken,
    platform: fee,
    back: m.back + back,
    refund: back,
    refundIs: back > 0 ? 'open' : 'none',
  }
  return isOurs ? after : costly(after, settled)
}
export const charge = (m: Model, amount: number): Model => ({
  ...m,
  notified: true,
  charged: m.charged + amount,
})
