import { AppError } from '../../../contract/api/errors'
import { variantsOnSale } from '../../../contract/catalog/variants'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock, VariantStock } from '../../../contract/entities/catalog/product-stock'
import { POLICY } from '../../../contract/escrow/policy'
import { millisOf, type Timestamp } from '../../../contract/time'
import { NO_STOCK } from '../../catalog/product/stock-counts'
import { countsOf } from '../../catalog/product/variants'
import type { Decision } from '../transaction/decision'
import { ofNewBuyer } from '../transaction/stock-movements'
import { type UnpaidOrders, unpaidLines } from '../transaction/unpaid-orders'
import { type LimitedStore, newBuyersBusy } from './store-limits'

/** A line of a wanted order, with what there is of its variant and of its whole product. */
export type WantedLine = {
  product_id: string
  quantity: number
  stock: VariantStock
  product_stock: VariantStock
}

export type WantedOrder = {
  amount_minor: number
  store?: LimitedStore | undefined
  lines: readonly WantedLine[]
}

const laterOf = (a: Timestamp | undefined, b: Timestamp | undefined): Timestamp | undefined =>
  a && b ? (millisOf(a) > millisOf(b) ? a : b) : (a ?? b)

/** The most items of a product that a buyer without a completed purchase may hold unpaid. */
export const maxNewBuyerUnits = (available_items: number): number =>
  Math.max(
    1,
    Math.min(POLICY.max_new_buyer_units, Math.floor(available_items * POLICY.new_buyer_share)),
  )

/** The most that all of them may hold together of one variant, or of one product. */
export const maxNewBuyersUnits = ({ available, reserved }: VariantStock): number =>
  Math.max(1, Math.floor((available + reserved) * POLICY.new_buyers_share))

/** What there is of all variants on sale of a product. */
export const wholeStock = (
  product: Pick<Product, 'id' | 'price' | 'variants'>,
  stock: ProductStock,
): VariantStock =>
  variantsOnSale(product)
    .map((variant) => countsOf(stock, variant))
    .reduce((sum, { available, reserved, sold, unproven = 0, held_until }) => {
      const until = laterOf(sum.held_until, held_until)
      return {
        available: sum.available + available,
        reserved: sum.reserved + reserved,
        sold: sum.sold + sold,
        unproven: (sum.unproven ?? 0) + unproven,
        ...(until && { held_until: until }),
      }
    }, NO_STOCK)

const heldRefusal = (
  product_id: string,
  quantity: number,
  stock: VariantStock,
): AppError | undefined => {
  const { unproven = 0, held_until } = stock
  const left_items = maxNewBuyersUnits(stock) - Math.max(0, unproven)
  if (quantity <= left_items) return undefined
  return new AppError('product/held', {
    product_id,
    left_items: Math.max(0, left_items),
    ...(held_until && { held_until }),
  })
}

type Share = Pick<WantedLine, 'product_id' | 'quantity' | 'stock'>

/** Why these units are more than somebody without a completed purchase may hold; undefined if they aren't. */
export const shareRefusal = ({ product_id, quantity, stock }: Share): AppError | undefined => {
  const max_quantity = maxNewBuyerUnits(stock.available)
  return quantity > max_quantity
    ? new AppError('transaction/unpaid-quantity', { max_quantity, product_id })
    : undefined
}

const lineRefusal = (line: WantedLine): AppError | undefined =>
  shareRefusal(line) ?? heldRefusal(line.product_id, line.quantity, line.stock)

const unitsOf = (lines: readonly WantedLine[], product_id: string): number =>
  lines
    .filter((line) => line.product_id === product_id)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Why somebody without a completed purchase can't hold this unpaid; undefined if they can. What all of
 * them hold is limited together, since accounts cost nothing.
 * @param now epoch milliseconds
 */
export const newBuyerRefusal = (
  unpaid: UnpaidOrders,
  orders: readonly WantedOrder[],
  now: number,
): AppError | undefined => {
  const lines = orders.flatMap((order) => order.lines)
  const known = unpaidLines(unpaid)
  const max_lines = POLICY.max_new_buyer_lines
  if (known.count + lines.length > max_lines) {
    const { transaction_ids } = known
    return new AppError('transaction/unpaid-lines', { max_lines, transaction_ids })
  }
  for (const line of lines) {
    const { product_id, product_stock } = line
    const refusal =
      lineRefusal(line) ?? heldRefusal(product_id, unitsOf(lines, product_id), product_stock)
    if (refusal) return refusal
  }
  for (const { store, amount_minor } of orders) {
    const refusal = store && newBuyersBusy(store, amount_minor, now)
    if (refusal) return refusal
  }
  return undefined
}

/** The products that an order leaves without a unit for anybody else. */
export const lastOnes = ({ lines }: Pick<WantedOrder, 'lines'>): string[] => [
  ...new Set(
    lines.flatMap(({ product_id, product_stock: { available } }) =>
      unitsOf(lines, product_id) >= available ? product_id : [],
    ),
  ),
]

/** How many products of a store new buyers may hold the last unit of, all of them together. */
export const maxLastOnes = (product_count: number): number =>
  Math.max(1, Math.floor(product_count * POLICY.new_buyers_share))

/** The same order as one that counts with those of others without a completed purchase. */
export const ofUnprovenBuyer = (decision: Decision): Decision => ({
  ...decision,
  transaction: { ...decision.transaction, unproven_buyer: true },
  stock: decision.stock.map(ofNewBuyer),
})
