import type { ProductSearch, SearchProduct } from '../../../functions/src/ports/product-search'
import type { Catalogue } from '../../../functions/src/providers/search/catalogue'

export type Engine = Pick<ProductSearch, 'search' | 'knownWords'>

/** The embedded engine over these products. */
export const engineOf = (catalogue: Catalogue, products: readonly SearchProduct[]): Engine => {
  for (const product of products) catalogue.put(product)
  return {
    search: async (query) => catalogue.search(query),
    knownWords: async (words) => catalogue.knownWords(words),
  }
}
