import type { Transaction } from '../../../contract/entities/orders/transaction'
import { POLICY } from '../../../contract/escrow/policy'
import { millisOf } from '../../../contract/time'

type Order = Pick<Transaction, 'applied_commands' | 'invoice_number' | 'ended_at'>

const isAnswered = ({ applied_commands }: Order): boolean =>
  applied_commands.some((key) => key.startsWith('vendor:'))

/**
 * Whether the newest orders whose money was held ended without the vendor's answer, so many in a
 * row that the store is paused. Orders that still wait are passed over.
 * @param orders newest first
 * @param resumed_at milliseconds since the epoch; what ended before it doesn't count
 */
export const isUnanswering = (orders: readonly Order[], resumed_at: number): boolean => {
  const decided = orders.filter(
    (order) => order.invoice_number !== null && (order.ended_at !== null || isAnswered(order)),
  )
  const newest = decided.slice(0, POLICY.max_unanswered_orders)
  return (
    newest.length === POLICY.max_unanswered_orders &&
    newest.every(
      (order) =>
        !isAnswered(order) && order.ended_at !== null && millisOf(order.ended_at) > resumed_at,
    )
  )
}
