import { AppError } from '../../../contract/api/errors'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { dealOf } from '../../../contract/orders/deal-of'
import { type ReadStock, readStock } from '../../../db/catalog/stock'
import { readDeal } from '../../../db/orders/deals'
import { sumMovements } from '../../../domain/catalog/product/stock-counts'
import { usesOf } from '../../../domain/orders/checkout/deal-goods'
import type { StockMovement } from '../../../domain/orders/transaction/decision'

const readStocks = async (
  order: Pick<Transaction, 'source'>,
  moves: readonly StockMovement[],
): Promise<ReadStock[]> => {
  const source = dealOf(order)
  if (source) {
    const deal = await readDeal(source.id)
    return deal ? [{ stock: usesOf(deal.data), stored: undefined, deal }] : []
  }
  const product_ids = [...new Set(moves.map(({ product_id }) => product_id))]
  const stored = await Promise.all(product_ids.map(readStock))
  return stored.flatMap((one) => (one ? [{ stock: one.data, stored: one }] : []))
}

/**
 * Reads the stock that units of an order are taken of, or the uses of its deal.
 * @throws AppError `product/out-of-stock`
 */
export const requireFree = async (
  order: Pick<Transaction, 'source'>,
  moves: readonly StockMovement[],
): Promise<ReadStock[]> => {
  const stocks = await readStocks(order, moves)
  for (const { product_id, variant_id, available } of sumMovements(moves)) {
    const own = stocks.find(({ stock }) => stock.product_id === product_id)
    const available_items = own?.stock.variants[variant_id]?.available ?? 0
    if (available_items + available < 0) {
      throw new AppError('product/out-of-stock', { available_items })
    }
  }
  return stocks
}
