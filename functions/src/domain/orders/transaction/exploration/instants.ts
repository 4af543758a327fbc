import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { heldUntil, overdueFrom } from '../../../../contract/escrow/actions'
import { POLICY } from '../../../../contract/escrow/policy'
import { isCompleted, isReversed } from '../../../../contract/escrow/states'
import { DAY_MS, millisOf, type Timestamp } from '../../../../contract/time'

export const isOver = (transaction: Transaction): boolean =>
  isCompleted(transaction) || isReversed(transaction)

export const isTimestamp = (value: unknown): value is Timestamp =>
  typeof value === 'object' && value !== null && 'seconds' in value && 'nanoseconds' in value

/** When a completed order can't be reviewed any more; null if it can't be reviewed at all. */
const reviewableUntil = (transaction: Transaction): number | null =>
  isCompleted(transaction) && transaction.review_id === null && transaction.ended_at
    ? millisOf(transaction.ended_at) + POLICY.review_window_days * DAY_MS
    : null

/**
 * What guards compare the clock with but no field says, in epoch milliseconds. A new guard of this
 * kind has its instant here.
 */
export const derivedInstants = (transaction: Transaction): number[] => {
  const overdue = overdueFrom(transaction)
  return [
    heldUntil(transaction),
    overdue,
    overdue === null ? null : overdue + POLICY.ship_grace_ms,
    reviewableUntil(transaction),
  ].filter((instant) => instant !== null)
}

/** The middle of a running period, at which a reminder is sent. */
export const halfOf = ({ deadline }: Transaction): number | null => {
  if (!deadline || deadline.effect === 'stay_held') return null
  const since = millisOf(deadline.since)
  return since + Math.floor((millisOf(deadline.at) - since) / 2)
}
