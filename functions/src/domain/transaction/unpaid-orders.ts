import { AppError } from '../../contract/api/errors'
import type { Transaction } from '../../contract/entities/transaction'
import { heldUntil } from '../../contract/escrow/actions'
import { POLICY } from '../../contract/escrow/policy'
import { ESCROW_TRANSITIONS } from '../../contract/escrow/transitions'
import { millisOf, type Timestamp } from '../../contract/time'

/** A buyer's unpaid and recently lapsed orders, by transaction id. */
export type UnpaidOrders = {
  /** Absent if the document holds only the end of an order; the rest must then be queried. */
  buyer_id?: string
  /** The product of each unpaid order. */
  orders: Record<string, string>
  /** When each order lapsed. The next purchase drops those older than the window. */
  lapsed: Record<string, Timestamp>
  /** Never changes back from true; false means not checked yet. */
  has_completed: boolean
}

type Wanted = { id: string; product_id: string; quantity: number; available_items: number }

const isRecent = (at: Timestamp, now: number): boolean =>
  millisOf(at) > now - POLICY.lapsed_window_ms

/** The most items of a product that a buyer without a completed purchase may hold unpaid. */
export const maxNewBuyerUnits = (available_items: number): number =>
  Math.max(
    1,
    Math.min(POLICY.max_new_buyer_units, Math.floor(available_items * POLICY.new_buyer_share)),
  )

/** Whether the decision depends on the buyer having a completed purchase. */
export const needsCompleted = (unpaid: UnpaidOrders, wanted: Wanted): boolean =>
  !unpaid.has_completed && wanted.quantity > maxNewBuyerUnits(wanted.available_items)

const recentlyLapsed = ({ lapsed }: UnpaidOrders, now: number): [string, Timestamp][] =>
  Object.entries(lapsed).filter(([, at]) => isRecent(at, now))

/**
 * Checks that the buyer may open another unpaid order. `now` in epoch milliseconds.
 * @throws AppError `transaction/unpaid-exists`, `transaction/unpaid-limit`
 */
export const checkUnpaidOrders = (
  unpaid: UnpaidOrders,
  wanted_product_id: string,
  now: number,
): void => {
  const open = Object.entries(unpaid.orders)
  const same = open.find(([, product_id]) => product_id === wanted_product_id)
  if (same) throw new AppError('transaction/unpaid-exists', { transaction_id: same[0] })
  const hasLapsedOften = recentlyLapsed(unpaid, now).length >= POLICY.max_lapsed_orders
  const max = hasLapsedOften ? 1 : POLICY.max_unpaid_orders
  if (open.length >= max) {
    const transaction_ids = open.map(([id]) => id)
    throw new AppError('transaction/unpaid-limit', { max_unpaid_orders: max, transaction_ids })
  }
}

/**
 * Adds an order to the unpaid ones.
 * @throws AppError `transaction/unpaid-quantity`
 */
export const withUnpaidOrder = (
  unpaid: UnpaidOrders,
  buyer_id: string,
  wanted: Wanted,
  now: number,
): UnpaidOrders => {
  if (needsCompleted(unpaid, wanted)) {
    const max_quantity = maxNewBuyerUnits(wanted.available_items)
    throw new AppError('transaction/unpaid-quantity', { max_quantity })
  }
  return {
    buyer_id,
    orders: { ...unpaid.orders, [wanted.id]: wanted.product_id },
    lapsed: Object.fromEntries(recentlyLapsed(unpaid, now)),
    has_completed: unpaid.has_completed,
  }
}

/** Command keys, such as `buyer:cancel:`, that mark an unpaid order as lapsed. */
const LAPSES = ESCROW_TRANSITIONS.filter((row) => row.lapses).map(
  ({ actor, action }) => `${actor}:${action}:`,
)

const lapsedAt = ({ applied_commands, payment, ended_at }: Transaction): Timestamp | null =>
  payment.paid_at === null && applied_commands.some((key) => LAPSES.includes(key)) ? ended_at : null

/** Rebuilds the unpaid orders from the buyer's recent transactions. */
export const unpaidOrdersOf = (transactions: readonly Transaction[]): UnpaidOrders => ({
  orders: Object.fromEntries(
    transactions
      .filter((transaction) => heldUntil(transaction) !== null)
      .map(({ id, product_id }) => [id, product_id]),
  ),
  lapsed: Object.fromEntries(
    transactions.flatMap((transaction) => {
      const at = lapsedAt(transaction)
      return at ? [[transaction.id, at] as const] : []
    }),
  ),
  has_completed: false,
})
