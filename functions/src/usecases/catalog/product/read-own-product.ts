import { AppError } from '../../../contract/api/errors'
import type { Product } from '../../../contract/entities/catalog/product'
import { readProduct } from '../../../db/catalog/products'
import type { Versioned } from '../../../db/firestore'

/**
 * A product that an operator took down can still be edited by its vendor.
 * @throws AppError `product/not-found` or `product/not-yours`
 */
export const readOwnProduct = async (id: string, uid: string): Promise<Versioned<Product>> => {
  const stored = await readProduct(id)
  const isGone = stored?.data.status === 'removed' && !stored.data.taken_down
  if (!stored || isGone) throw new AppError('product/not-found')
  if (stored.data.vendor_id !== uid) throw new AppError('product/not-yours')
  return stored
}
