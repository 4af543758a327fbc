import type { Transaction } from '../entities/orders/transaction'
import { POLICY } from '../escrow/policy'
import { startOfLagosDay } from '../lagos-day'
import { workingDaysFrom } from './promise'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

/** The working days of the order's store; every day if it has none of its own. */
export const workingDaysOf = ({ delivery_times }: Pick<Transaction, 'delivery_times'>) => ({
  working_days: delivery_times?.working_days ?? EVERY_DAY,
})

/**
 * When what was shipped goes back if it hasn't come, in epoch milliseconds: never before some working
 * days after the last promised day of arrival.
 */
export const deliverBy = (
  { promised, delivery_times }: Pick<Transaction, 'promised' | 'delivery_times'>,
  shipped_at: number,
): number => {
  const usual = shipped_at + POLICY.deliver_ms
  if (!promised) return usual
  const last = startOfLagosDay(promised.until)
  const days = POLICY.deliver_after_promise_days
  return Math.max(usual, workingDaysFrom(workingDaysOf({ delivery_times }), last, days))
}
