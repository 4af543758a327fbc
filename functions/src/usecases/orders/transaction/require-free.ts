import { AppError } from '../../../contract/api/errors'
import { type ReadStock, readStock } from '../../../db/catalog/stock'
import { sumMovements } from '../../../domain/catalog/product/stock-counts'
import type { StockMovement } from '../../../domain/orders/transaction/decision'

/** Reads the stock that units are taken of. @throws AppError `product/out-of-stock` */
export const requireFree = async (moves: readonly StockMovement[]): Promise<ReadStock[]> => {
  const product_ids = [...new Set(moves.map(({ product_id }) => product_id))]
  const stored = await Promise.all(product_ids.map(readStock))
  const stocks = stored.flatMap((one) => (one ? [{ stock: one.data, stored: one }] : []))
  for (const { product_id, variant_id, available } of sumMovements(moves)) {
    const own = stocks.find(({ stock }) => stock.product_id === product_id)
    const available_items = own?.stock.variants[variant_id]?.available ?? 0
    if (available_items + available < 0) {
      throw new AppError('product/out-of-stock', { available_items })
    }
  }
  return stocks
}
