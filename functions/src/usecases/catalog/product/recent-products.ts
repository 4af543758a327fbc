import type { productEndpoints } from '../../../contract/api/catalog/products'
import type { QueryOf } from '../../../contract/api/endpoint'
import { addStateDelivery } from '../../delivery/add-state-delivery'
import type { Deps } from '../../deps'
import { cardsOf } from './cards'

type Query = QueryOf<(typeof productEndpoints)['recent']>

export const recentProducts = async (deps: Deps, { category, limit, place }: Query) => {
  const filter = { page: 1, limit, q: '', category, states: [], sortBy: 'most_recent' as const }
  const { ids } = await deps.search.search(filter)
  return addStateDelivery(await cardsOf(ids), place, deps.clock())
}
