import type { ProductStock, VariantStock } from '../../../contract/entities/catalog/product-stock'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { isReversed, isUnpaid } from '../../../contract/escrow/states'
import { unitsOf } from './stocked-units'

export type Sale = Pick<Transaction, 'items' | 'status' | 'fulfilment' | 'unproven_buyer'>

/** Whether an order's units are the buyer's: a refund takes them back only if they weren't sent. */
const isSold = (sale: Sale): boolean =>
  isReversed(sale)
    ? sale.fulfilment === 'shipped' || sale.fulfilment === 'delivered'
    : !isUnpaid(sale)

const unitsIn = (sales: readonly Sale[], wanted: string): number =>
  sales
    .flatMap(({ items }) => items)
    .filter(({ variant_id }) => variant_id === wanted)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** How many units of a variant are buyers', by these orders. */
export const soldUnits = (sales: readonly Sale[], variant_id: string): number =>
  unitsIn(sales.filter(isSold), variant_id)

const recounted = (id: string, counts: VariantStock, sales: readonly Sale[]): VariantStock => {
  const unpaid = sales.filter(isUnpaid)
  const reserved = unitsIn(unpaid, id)
  const unproven = unitsIn(
    unpaid.filter(({ unproven_buyer }) => unproven_buyer),
    id,
  )
  const surplus = counts.reserved - reserved
  const unsaid = soldUnits(sales, id) - counts.sold
  const to_sold = Math.max(0, Math.min(surplus, unsaid))
  const after = {
    ...counts,
    reserved,
    ...((unproven > 0 || counts.unproven !== undefined) && { unproven }),
    sold: counts.sold + to_sold,
    available: Math.max(0, counts.available + surplus - to_sold),
  }
  if (counts.stocked === undefined) return after
  const available = Math.max(0, counts.stocked - unitsOf({ ...after, available: 0 }))
  return { ...after, available, stocked: unitsOf({ ...after, available }) }
}

/**
 * A stock whose reserved units are those of unpaid orders. What was reserved beyond them is sold if
 * orders say so, else free again. What isn't elsewhere of all that was ever stocked is available.
 * @param sales all orders of the stock's vendor
 */
export const recountStock = (stock: ProductStock, sales: readonly Sale[]): ProductStock => ({
  ...stock,
  variants: Object.fromEntries(
    Object.entries(stock.variants).map(([id, counts]) => [id, recounted(id, counts, sales)]),
  ),
})
