import type { ProductFilter, ProductPage } from '../../contract/api/endpoints/products'
import type { Deps } from '../deps'
import { cardsOf } from './cards'

/** One page of the products that match a filter, with facet counts. */
export const listProducts = async (deps: Deps, filter: ProductFilter): Promise<ProductPage> => {
  const { ids, total, facets } = await deps.search.search(filter)
  const { page, limit } = filter
  return { items: await cardsOf(ids), total, page, limit, facets }
}
