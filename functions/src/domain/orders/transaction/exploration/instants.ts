import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { heldUntil, overdueFrom } from '../../../../contract/escrow/actions'
import { changedMindUntil } from '../../../../contract/escrow/changed-mind'
import { POLICY } from '../../../../contract/escrow/policy'
import { isCompleted, isReversed } from '../../../../contract/escrow/states'
import { DAY_MS, millisOf, type Timestamp } from '../../../../contract/time'

export const isOver = (transaction: Transaction): boolean =>
  isCompleted(transaction) || isReversed(transaction)

export const isTimestamp = (value: unknown): value is Timestamp =>
  typeof value === 'object' && value !== null && 'seconds' in value && 'nanoseconds' in value

/** When an ended order can't be reviewed any more; null if it can't be reviewed at all. */
const reviewableUntil = (transaction: Transaction): number | null =>
  (isCompleted(transaction) || transaction.return?.outcome === 'refunded') &&
  transaction.review_id === null &&
  transaction.ended_at
    ? millisOf(transaction.ended_at) + POLICY.review_window_days * DAY_MS
    : null

/** When days can't be added to an inspection any more. */
const extendableUntil = ({ deadline, extended_at, fulfilment }: Transaction): number | null =>
  deadline && fulfilment === 'delivered' && extended_at === undefined
    ? millisOf(deadline.at) - POLICY.extend_before_ms
    : null

/** When it can't be said any more that what came back can be sold. */
const markedUntil = ({ return: back }: Transaction): number | null =>
  back?.arrived_at && back.ended_at ? millisOf(back.ended_at) + POLICY.mark_sellable_ms : null

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
    extendableUntil(transaction),
    markedUntil(transaction),
    isOver(transaction) ? null : changedMindUntil(transaction, transaction.items),
  ].filter((instant) => instant !== null)
}
