import type { Transaction } from '../entities/orders/transaction'
import { POLICY } from '../escrow/policy'
import { lagosDayOf, startOfLagosDay } from '../lagos-day'
import { millisOf } from '../time'
import { arrivalAfter, workingDaysFrom } from './promise'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

/** The working days of the order's store; every day if it has none of its own. */
export const workingDaysOf = ({ delivery_times }: Pick<Transaction, 'delivery_times'>) => ({
  working_days: delivery_times?.working_days ?? EVERY_DAY,
})

type Promised = Pick<Transaction, 'promised' | 'delivery_times' | 'ship_by' | 'ship_by_moves'>

/** The days on which an order arrives: the promised ones, or those after the day that it moved to. */
export const arrivalOf = ({
  promised,
  delivery_times,
  ship_by,
  ship_by_moves,
}: Promised): { from: string; until: string } | undefined =>
  promised && delivery_times && ship_by && ship_by_moves
    ? arrivalAfter(delivery_times, delivery_times, lagosDayOf(millisOf(ship_by)))
    : promised

/**
 * When what was shipped goes back if it hasn't come, in epoch milliseconds: never before some working
 * days after the last promised day of arrival.
 */
export const deliverBy = (order: Promised, shipped_at: number): number => {
  const usual = shipped_at + POLICY.deliver_ms
  const arrival = arrivalOf(order)
  if (!arrival) return usual
  const last = startOfLagosDay(arrival.until)
  const days = POLICY.deliver_after_promise_days
  return Math.max(usual, workingDaysFrom(workingDaysOf(order), last, days))
}
