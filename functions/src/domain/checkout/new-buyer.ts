import { AppError } from '../../contract/api/errors'
import type { VariantStock } from '../../contract/entities/catalog/product-stock'
import { POLICY } from '../../contract/escrow/policy'
import type { Decision } from '../transaction/decision'
import { ofNewBuyer } from '../transaction/stock-movements'
import { type UnpaidOrders, unpaidLines } from '../transaction/unpaid-orders'
import { type LimitedStore, newBuyersBusy } from './store-limits'

/** A line of a wanted order, with what there is of its variant. */
export type WantedLine = { product_id: string; quantity: number; stock: VariantStock }

export type WantedOrder = {
  amount_minor: number
  store?: LimitedStore | undefined
  lines: readonly WantedLine[]
}

/** The most items of a product that a buyer without a completed purchase may hold unpaid. */
export const maxNewBuyerUnits = (available_items: number): number =>
  Math.max(
    1,
    Math.min(POLICY.max_new_buyer_units, Math.floor(available_items * POLICY.new_buyer_share)),
  )

/** The most that all of them may hold of one variant together. */
export const maxNewBuyersUnits = ({ available, reserved }: VariantStock): number =>
  Math.max(1, Math.floor((available + reserved) * POLICY.new_buyers_share))

const lineRefusal = ({ product_id, quantity, stock }: WantedLine): AppError | undefined => {
  const max_quantity = maxNewBuyerUnits(stock.available)
  if (quantity > max_quantity) {
    return new AppError('transaction/unpaid-quantity', { max_quantity, product_id })
  }
  const { unproven = 0, held_until } = stock
  const left_items = maxNewBuyersUnits(stock) - unproven
  if (quantity <= left_items) return undefined
  return new AppError('product/held', {
    product_id,
    left_items: Math.max(0, left_items),
    ...(held_until && { held_until }),
  })
}

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
    const refusal = lineRefusal(line)
    if (refusal) return refusal
  }
  for (const { store, amount_minor } of orders) {
    const refusal = store && newBuyersBusy(store, amount_minor, now)
    if (refusal) return refusal
  }
  return undefined
}

/** The same order as one that counts with those of others without a completed purchase. */
export const ofUnprovenBuyer = (decision: Decision): Decision => ({
  ...decision,
  transaction: { ...decision.transaction, unproven_buyer: true },
  stock: decision.stock.map(ofNewBuyer),
})
