import type { AppError } from '../../../contract/api/errors'
import { heldUntil } from '../../../contract/escrow/actions'
import { POLICY } from '../../../contract/escrow/policy'
import { dealOf } from '../../../contract/orders/deal-of'
import { timestampFromMillis } from '../../../contract/time'
import { latePaymentsOfCard, readPayment } from '../../../db/money/payments'
import { NO_STOCK } from '../../../domain/catalog/product/stock-counts'
import {
  lastOnes,
  newBuyerRefusal,
  type WantedOrder,
  wholeStock,
} from '../../../domain/orders/checkout/new-buyer'
import type { Decision } from '../../../domain/orders/transaction/decision'
import {
  latePaymentsRefusal,
  recentLatePayments,
  type UnpaidOrders,
} from '../../../domain/orders/transaction/unpaid-orders'
import type { LoadedStore } from './load-stores'
import { type LastOnes, reserveLastOnes } from './reserve-last-ones'

type Stores = readonly LoadedStore<unknown>[]

type Wanted = {
  unpaid: UnpaidOrders
  decisions: readonly Decision[]
  /** As earlier checkouts of the same commit left them. */
  stores: Stores
  stored_stores: Stores
}

const storeIn = (stores: Stores, vendor_id: string) =>
  stores.find((store) => store.vendor_id === vendor_id)

/** What an opened order takes, with what there is of it. */
const wantedOf = ({ transaction }: Decision, stores: Stores): WantedOrder => {
  const { vendor_id, amount_paid, items } = transaction
  const store = storeIn(stores, vendor_id)
  // A deal is shown to whom its seller sends it: its uses aren't shared between strangers.
  if (dealOf(transaction)) return { amount_minor: amount_paid, store: store?.vendor, lines: [] }
  const lines = items.flatMap(({ product_id, variant_id, quantity }) => {
    const loaded = store?.lines.find(({ product }) => product.id === product_id)
    if (!loaded) return []
    const { product, stock: all } = loaded
    const stock = all.variants[variant_id] ?? NO_STOCK
    return { product_id, quantity, stock, product_stock: wholeStock(product, all) }
  })
  return { amount_minor: amount_paid, store: store?.vendor, lines }
}

/** The last units that these orders take, of each store, with those it knows of. */
const lastOnesOf = async (
  { decisions, stores, stored_stores }: Wanted,
  orders: readonly WantedOrder[],
  now: number,
): Promise<Map<string, LastOnes> | AppError> => {
  const after = new Map<string, LastOnes>()
  for (const [index, { transaction }] of decisions.entries()) {
    const order = orders[index]
    const ids = order ? lastOnes(order) : []
    if (ids.length === 0) continue
    const { vendor_id } = transaction
    const until = timestampFromMillis(heldUntil(transaction) ?? now)
    const store = {
      vendor_id,
      known: storeIn(stores, vendor_id)?.vendor?.last_ones ?? {},
      stored: storeIn(stored_stores, vendor_id)?.vendor?.last_ones ?? {},
    }
    const taken = Object.fromEntries(ids.map((id) => [id, until]))
    const reserved = await reserveLastOnes(store, taken, now)
    if ('refusal' in reserved) return reserved.refusal
    after.set(vendor_id, reserved.last_ones)
  }
  return after
}

/** Those of the buyer count, and those of anybody with a card that the buyer paid late with. */
const latePayments = async (unpaid: UnpaidOrders, now: number): Promise<AppError | undefined> => {
  const own = recentLatePayments(unpaid, now)
  const refusal = latePaymentsRefusal(Object.values(own), now)
  if (refusal) return refusal
  const paid = await Promise.all(Object.keys(own).map(readPayment))
  const cards = new Set(paid.flatMap((payment) => payment?.data.payer?.card_signature ?? []))
  for (const card of cards) {
    const since = now - POLICY.late_window_ms
    const others = await latePaymentsOfCard(card, since, POLICY.max_late_payments)
    const found = latePaymentsRefusal(
      others.flatMap(({ late_at }) => late_at ?? []),
      now,
    )
    if (found) return found
  }
  return undefined
}

/**
 * Limits what somebody without a completed purchase reserves. Whether they have one is looked up only
 * before they are refused.
 * @returns whether they are known to have one, and the last units that each store then holds for them
 * @throws AppError `checkout/late-payments`, `transaction/unpaid-...`, `product/held`, `checkout/store-busy`
 */
export const limitNewBuyer = async (
  wanted: Wanted,
  hasCompleted: () => Promise<boolean>,
  now: number,
): Promise<{ has_completed: boolean; last_ones: ReadonlyMap<string, LastOnes> }> => {
  const { unpaid, decisions, stores } = wanted
  if (unpaid.has_completed) return { has_completed: true, last_ones: new Map() }
  const orders = decisions.map((decision) => wantedOf(decision, stores))
  const last_ones =
    (await latePayments(unpaid, now)) ??
    newBuyerRefusal(unpaid, orders, now) ??
    (await lastOnesOf(wanted, orders, now))
  if (last_ones instanceof Map) return { has_completed: false, last_ones }
  if (await hasCompleted()) return { has_completed: true, last_ones: new Map() }
  throw last_ones
}
