import { productEndpoints } from '@contract/api/catalog/products'
import type { QueryOf } from '@contract/api/endpoint'
import type { queryOf } from '@contract/catalog/marketplace-filter'
import type { CategoryValue } from '@contract/reference/categories'
import { call } from '@/lib/api/api-client'

/** A stored state that isn't one of ours is refused by the server. */
type State = QueryOf<typeof productEndpoints.list>['place']

export const fetchProductPage = (
  query: ReturnType<typeof queryOf> & { place?: string | undefined },
  signal: AbortSignal,
) => call(productEndpoints.list, { query: { ...query, place: query.place as State }, signal })

export const fetchProduct = (id: string, signal: AbortSignal) =>
  call(productEndpoints.get, { params: { id }, signal })

export const fetchSimilarProducts = (id: string, signal: AbortSignal, place?: string) =>
  call(productEndpoints.similar, { params: { id }, query: { place: place as State }, signal })

export const fetchRecentProducts = (
  category: CategoryValue | undefined,
  signal: AbortSignal,
  place?: string,
) => call(productEndpoints.recent, { query: { category, place: place as State }, signal })
