import { isOnSale } from '../../../contract/catalog/product-facts'
import type { Product } from '../../../contract/entities/catalog/product'
import { readProducts } from '../../../db/catalog/products'

/**
 * The current products of these ids that are on sale, in the same order: one read each. A card shows
 * the cover alone; the other images would be an eighth of the marketplace’s first page.
 */
export const cardsOf = async (ids: readonly string[]): Promise<Product[]> => {
  const products = await readProducts(ids)
  return products
    .filter(isOnSale)
    .map((product) => ({ ...product, images: product.images.slice(0, 1) }))
}
