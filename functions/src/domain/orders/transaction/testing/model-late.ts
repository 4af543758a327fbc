import type { Model } from './model'
import type { Rules } from './model-chargebacks'
import { clock, H, promisedFrom } from './model-clock'
import { at, charge, end } from './model-money'

export const isPay = (m: Model): boolean =>
  m.state === 'pending' || (m.state === 'reversed' && !m.notified)

export const wrongMoney = (m: Model, amount: number, now: number): Model => ({
  ...end(charge(m, amount), 'reversed', now),
  back: m.back + amount,
  refund: amount,
  // A part of a kobo: nothing is asked of the provider.
  refundIs: amount > 0 ? 'open' : 'none',
})

/** Money that comes after the buyer let the order go. */
export const LATE_RULES: Rules<'payment_late' | 'keep'> = {
  payment_late: [
    ['provider'],
    (m, command, _, now) => {
      if (m.state !== 'reversed' || m.notified || !m.lapsed) return false
      const cost = ('failed_sale_cost_minor' in command && command.failed_sale_cost_minor) || 0
      return { ...wrongMoney({ ...m, cost }, m.all, now), keepUntil: now + H / 2 }
    },
  ],
  keep: [
    ['buyer'],
    (m, _, __, now) => {
      const isOpen = m.refundIs === 'open' && m.isUnsent && m.claimed.length === 0
      if (m.state !== 'reversed' || now >= m.keepUntil || !isOpen) return false
      const kept = { ...m, held: m.refund, back: m.back - m.refund, refund: 0 }
      return {
        ...at(kept, 'awaiting_confirmation', clock('confirm', now, now + 48 * H, now)),
        refundIs: 'none',
        ...promisedFrom(m, now),
        ended: Number.POSITIVE_INFINITY,
        keepUntil: now,
      }
    },
  ],
}
