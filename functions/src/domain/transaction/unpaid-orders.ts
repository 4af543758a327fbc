import { AppError } from '../../contract/api/errors'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { heldUntil, LAPSES } from '../../contract/escrow/actions'
import { POLICY } from '../../contract/escrow/policy'
import { millisOf, type Timestamp } from '../../contract/time'

/** A buyer's unpaid and recently lapsed checkouts, by the reference of their payment. */
export type UnpaidOrders = {
  /** Absent if the document holds only the end of an order; the rest must then be queried. */
  buyer_id?: string
  /** The product of each line of each unpaid order of a checkout, by transaction id. */
  orders: Record<string, Record<string, string[]>>
  /** When each checkout lapsed. The next purchase drops those older than the window. */
  lapsed: Record<string, Timestamp>
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
    has_completed: unpaid.has_completed,
  }
}

const lapsedAt = ({ applied_commands, payment, ended_at }: Transaction): Timestamp | null =>
  payment.paid_at === null && applied_commands.some((key) => LAPSES.includes(key)) ? ended_at : null

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
  }
  return known
}
