import type { QueryOf } from '../../contract/api/endpoint'
import type { productEndpoints } from '../../contract/api/endpoints/products'
import type { Deps } from '../deps'
import { cardsOf } from './cards'

type Query = QueryOf<(typeof productEndpoints)['recent']>

export const recentProducts = async (deps: Deps, { category, limit }: Query) => {
  const filter = { page: 1, limit, q: '', category, states: [], sortBy: 'most_recent' as const }
  const { ids } = await deps.search.search(filter)
  return cardsOf(ids)
}
