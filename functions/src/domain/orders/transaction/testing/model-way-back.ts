import type { Model, Return } from './model'
import type { Rules } from './model-chargebacks'
import { clock, D, midnight } from './model-clock'
import { unused } from './model-money'
import { late } from './model-partial'
import { isOpen } from './model-return-steps'

/** On its way back with a carrier that we booked. */
const isCarried = (m: Model): m is Model & { ret: Return } =>
  isOpen(m) && m.goods === 'returning' && m.ret.isBooked && !m.ret.isHere

/** Up to 50,000 naira a carrier is believed. */
export const isBelieved = (m: Model): boolean => isCarried(m) && m.all <= 5_000_000

/** What a carrier does with goods that go back. */
export const WAY_BACK_RULES: Rules<'book_return' | 'carrier_return_cancelled' | 'note_arrival'> = {
  book_return: [
    ['buyer'],
    (m, command, _, now) => {
      if (m.state !== 'returning' || !isOpen(m) || m.ret.isSent || late(m, now)) return false
      if (m.wayBack > 0 || command.action !== 'book_return') return false
      const { fee_minor: fee } = command
      const free = m.held - m.fee - unused(m)
      const { wayBackBy, sum } = m.ret
      if (fee < 0 || fee > free || (wayBackBy === 'buyer' && fee > sum)) return false
      return {
        ...m,
        held: m.held - fee,
        carried: m.carried + fee,
        wayBack: fee,
        wayBackBy,
        isBooked: true,
        ret: { ...m.ret, isSent: true, isBooked: true },
        clock: clock('arrive', now, now + 14 * D, now),
      }
    },
  ],
  carrier_return_cancelled: [
    ['system'],
    (m, _, __, now) => {
      if (m.state !== 'returning' || !isCarried(m)) return false
      return {
        ...m,
        held: m.held + m.wayBack,
        carried: m.carried - m.wayBack,
        wayBack: 0,
        ret: { ...m.ret, isSent: false, isBooked: false, isSaid: false },
        // Every day is a working day.
        clock: clock('send', now, midnight(now, 3), now),
      }
    },
  ],
  note_arrival: [
    ['system'],
    (m) =>
      isCarried(m) && !isBelieved(m) && !m.ret.isSaid && { ...m, ret: { ...m.ret, isSaid: true } },
  ],
}
