import type { Model } from './model'
import type { Rules } from './model-chargebacks'
import { midnight, toShip } from './model-clock'
import { at } from './model-money'
import { late } from './model-partial'

/** What is sent once more, the vendor sends. */
export const byCarrier = (m: Model): boolean => m.carrierFee > 0 && m.round === 1

/** What a carrier did with a booked parcel, took later, or gave back. */
export const CARRIER_RULES: Rules<
  'carrier_empty' | 'carrier_cancelled' | 'adjust_carrier' | 'credit_carrier' | 'settle_claim'
> = {
  carrier_empty: [
    ['system'],
    (m) => m.state === 'confirmed' && byCarrier(m) && !m.isEmpty && { ...m, isEmpty: true },
  ],
  carrier_cancelled: [
    ['system'],
    (m, _, __, now) => {
      if (m.state !== 'shipped' || !byCarrier(m) || late(m, now)) return false
      // Every day is a working day.
      const again = midnight(now, 2)
      const back = {
        ...m,
        held: m.held + m.carried,
        carried: 0,
        proof: false,
        isSent: false,
        shipBy: Math.max(again, m.shipBy),
        cancelFrom: Math.max(again, m.cancelFrom),
      }
      return at(back, 'confirmed', toShip(back, now))
    },
  ],
  adjust_carrier: [
    ['system', 'operator'],
    (m, command) => {
      if (!m.isBooked || !('charge_id' in command) || !('by' in command)) return false
      const { charge_id, amount_minor, by } = command
      const adjusted = m.adjusted + (by === 'vendor' ? amount_minor : 0)
      return !m.billed.includes(charge_id) && { ...m, billed: [...m.billed, charge_id], adjusted }
    },
  ],
  settle_claim: [
    ['system', 'operator'],
    (m, command) => {
      if (m.state !== 'reversed' || !('paid_minor' in command)) return false
      const { charge_id, paid_minor, refused_minor } = command
      const settled = paid_minor + refused_minor
      if (settled <= 0 || settled > m.claim || m.billed.includes(charge_id)) return false
      return { ...m, billed: [...m.billed, charge_id], claim: m.claim - settled }
    },
  ],
  credit_carrier: [
    ['system'],
    (m, command) => {
      if (!m.isBooked || !('charge_id' in command) || !('by' in command)) return false
      const { charge_id, amount_minor, by } = command
      if ('is_fee' in command && command.is_fee) {
        const most_minor = Math.min(m.carried - m.wayBack, -m.vendor)
        if (m.state !== 'reversed' || amount_minor > most_minor) return false
        const billed = [...m.billed, charge_id]
        const carried = m.carried - amount_minor
        const isNew = !m.billed.includes(charge_id)
        return isNew && { ...m, billed, carried, vendor: m.vendor + amount_minor }
      }
      const adjusted = m.adjusted - (by === 'vendor' ? amount_minor : 0)
      if (adjusted < 0 || m.billed.includes(charge_id)) return false
      return { ...m, billed: [...m.billed, charge_id], adjusted }
    },
  ],
}
