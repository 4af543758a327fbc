import { AppError } from '../../../contract/api/errors'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { endedByBuyer, hasLapsed, heldUntil } from '../../../contract/escrow/actions'
import { POLICY } from '../../../contract/escrow/policy'
import { millisOf, type Timestamp, timestampFromMillis } from '../../../contract/time'

/** A buyer's unpaid and recently lapsed checkouts, by the reference of their payment. */
export type UnpaidOrders = {
  /** Absent if the document holds only the end of an order; the rest must then be queried. */
  buyer_id?: string
  /** The product of each line of each unpaid order of a checkout, by transaction id. */
  orders: Record<string, Record<string, string[]>>
  /** When each checkout lapsed. The next purchase drops those older than the window. */
  lapsed: Record<string, Timestamp>
  /** When each checkout was paid that the buyer had let end, and didn't keep; kept as `lapsed`. */
  paid_late?: Record<string, Timestamp>
  /** Never changes back from true; false means not checked yet. */
  has_completed: boolean
  /** The orders that were opened since a window began, against the limit of purchases. */
  window?: { count: number; window_started_at: Timestamp }
}

/** The orders of a new checkout. */
export type WantedCheckout = {
  reference: string
  orders: readonly { id: string; lines: readonly { product_id: string }[] }[]
}

const isRecent = (at: Timestamp, now: number): boolean =>
  millisOf(at) > now - POLICY.lapsed_window_ms

const recentlyLapsed = ({ lapsed }: UnpaidOrders, now: number): [string, Timestamp][] =>
  Object.entries(lapsed).filter(([, at]) => isRecent(at, now))

/** Checkouts with an order that is still unpaid; the end of the last one leaves an empty entry. */
const openCheckouts = ({ orders }: UnpaidOrders): [string, Record<string, string[]>][] =>
  Object.entries(orders).filter(([, unpaid]) => Object.keys(unpaid).length > 0)

/**
 * Checks that the buyer may open another unpaid checkout. `now` in epoch milliseconds.
 * @throws AppError `transaction/unpaid-exists`, `transaction/unpaid-limit`
 */
export const checkUnpaidOrders = (
  unpaid: UnpaidOrders,
  wanted_product_ids: readonly string[],
  now: number,
): void => {
  const open = openCheckouts(unpaid)
  const orders = open.flatMap(([, checkout]) => Object.entries(checkout))
  const same = orders.find(([, product_ids]) =>
    product_ids.some((id) => wanted_product_ids.includes(id)),
  )
  if (same) throw new AppError('transaction/unpaid-exists', { transaction_id: same[0] })
  const hasLapsedOften = recentlyLapsed(unpaid, now).length >= POLICY.max_lapsed_orders
  const max = hasLapsedOften ? 1 : POLICY.max_unpaid_orders
  if (open.length >= max) {
    const transaction_ids = open.flatMap(([, checkout]) => Object.keys(checkout).slice(0, 1))
    throw new AppError('transaction/unpaid-limit', { max_unpaid_orders: max, transaction_ids })
  }
}

/** How many lines are unpaid, and an order of each checkout that has some. */
export const unpaidLines = (unpaid: UnpaidOrders) => {
  const open = openCheckouts(unpaid).map(([, checkout]) => Object.entries(checkout))
  return {
    count: open.flat().flatMap(([, lines]) => lines).length,
    transaction_ids: open.flatMap(([first]) => first?.[0] ?? []),
  }
}

/** Adds a checkout to the unpaid ones. */
export const withUnpaidOrders = (
  unpaid: UnpaidOrders,
  buyer_id: string,
  wanted: WantedCheckout,
  now: number,
): UnpaidOrders => {
  const orders = wanted.orders.map(
    ({ id, lines }) => [id, lines.map(({ product_id }) => product_id)] as const,
  )
  return {
    buyer_id,
    orders: {
      ...Object.fromEntries(openCheckouts(unpaid)),
      [wanted.reference]: Object.fromEntries(orders),
    },
    lapsed: Object.fromEntries(recentlyLapsed(unpaid, now)),
    ...(unpaid.paid_late && { paid_late: recentLatePayments(unpaid, now) }),
    has_completed: unpaid.has_completed,
  }
}

const lapsedAt = (transaction: Transaction): Timestamp | null =>
  transaction.payment.paid_at === null && hasLapsed(transaction) ? transaction.ended_at : null

/** Null too if the order was kept: it then ends later than it was paid, if at all. */
const paidLateAt = (transaction: Transaction): Timestamp | null => {
  const { ended_at, payment } = transaction
  const { paid_at } = payment
  if (!paid_at || !ended_at || !endedByBuyer(transaction)) return null
  return millisOf(ended_at) <= millisOf(paid_at) ? paid_at : null
}

/** Payments within the window that came after their order had ended, by their reference. */
export const recentLatePayments = ({ paid_late = {} }: UnpaidOrders, now: number) =>
  Object.fromEntries(
    Object.entries(paid_late).filter(([, at]) => millisOf(at) > now - POLICY.late_window_ms),
  )

/**
 * Why nobody new orders again after payments of ended orders, each of which costs us the provider's
 * fee; undefined if they were few. `now` in epoch milliseconds.
 */
export const latePaymentsRefusal = (
  paid: readonly Timestamp[],
  now: number,
): AppError | undefined => {
  const at = paid
    .map(millisOf)
    .filter((instant) => instant > now - POLICY.late_window_ms)
    .toSorted((a, b) => b - a)[POLICY.max_late_payments - 1]
  if (at === undefined) return undefined
  const until = timestampFromMillis(at + POLICY.late_window_ms)
  return new AppError('checkout/late-payments', { until })
}

/** Rebuilds the unpaid orders from the buyer's recent transactions. */
export const unpaidOrdersOf = (transactions: readonly Transaction[]): UnpaidOrders => {
  const known: UnpaidOrders = { orders: {}, lapsed: {}, has_completed: false }
  for (const transaction of transactions) {
    const { id, items, payment } = transaction
    const { reference } = payment
    if (heldUntil(transaction) !== null) {
      const product_ids = items.map(({ product_id }) => product_id)
      known.orders[reference] = { ...known.orders[reference], [id]: product_ids }
    }
    const at = lapsedAt(transaction)
    if (at) known.lapsed[reference] = at
    const late = paidLateAt(transaction)
    if (late) known.paid_late = { ...known.paid_late, [reference]: late }
  }
  return known
}
