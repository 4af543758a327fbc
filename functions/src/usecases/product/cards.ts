import type { Product } from '../../contract/entities/product'
import { readProducts } from '../../db/catalog/products'

/** The products of a list as they are now, in its order: one read each. */
export const cardsOf = async (ids: readonly string[]): Promise<Product[]> => {
  const products = await readProducts(ids)
  return products.filter(({ status, vendor_active }) => status === 'active' && vendor_active)
}
