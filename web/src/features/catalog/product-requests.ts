import { productEndpoints } from '@contract/api/endpoints/products'
import type { CategoryValue } from '@contract/reference/categories'
import { call } from '@/lib/api/api-client'
import type { queryOf } from './browse/marketplace-filter'

export const fetchProductPage = (query: ReturnType<typeof queryOf>, signal: AbortSignal) =>
  call(productEndpoints.list, { query, signal })

export const fetchProduct = (id: string, signal: AbortSignal) =>
  call(productEndpoints.get, { params: { id }, signal })

export const fetchSimilarProducts = (id: string, signal: AbortSignal) =>
  call(productEndpoints.similar, { params: { id }, signal })

export const fetchRecentProducts = (category: CategoryValue | undefined, signal: AbortSignal) =>
  call(productEndpoints.recent, { query: { category }, signal })
