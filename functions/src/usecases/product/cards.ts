import type { Product } from '../../contract/entities/catalog/product'
import { readProducts } from '../../db/catalog/products'

/** The current products of these ids that are on sale, in the same order: one read each. */
export const cardsOf = async (ids: readonly string[]): Promise<Product[]> => {
  const products = await readProducts(ids)
  return products.filter(({ status, vendor_active }) => status === 'active' && vendor_active)
}
