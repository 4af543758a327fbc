import { AppError } from '../../contract/errors'
import type { Product } from '../../contract/product'
import type { Kept } from '../../store/firestore'
import { readProduct } from '../../store/products'

/**
 * What an operator took down is still its vendor's to mend.
 * @throws AppError `product/not-found` or `product/not-yours`
 */
export const readOwnProduct = async (id: string, uid: string): Promise<Kept<Product>> => {
  const kept = await readProduct(id)
  const isGone = kept?.data.status === 'removed' && !kept.data.taken_down
  if (!kept || isGone) throw new AppError('product/not-found')
  if (kept.data.vendor_id !== uid) throw new AppError('product/not-yours')
  return kept
}
