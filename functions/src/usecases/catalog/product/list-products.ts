import type { ProductFilter, ProductPage } from '../../../contract/api/catalog/products'
import { addStateDelivery } from '../../delivery/add-state-delivery'
import type { Deps } from '../../deps'
import { cardsOf } from './cards'
import { findProducts } from './find-products'

/** One page of the products that match a filter, with facet counts. */
export const listProducts = async (deps: Deps, filter: ProductFilter): Promise<ProductPage> => {
  const { ids, ...found } = await findProducts(deps.search, filter)
  const { page, limit, place } = filter
  const items = await addStateDelivery(await cardsOf(ids), place, deps.clock())
  return { ...found, items, page, limit }
}
