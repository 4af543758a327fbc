import { productEndpoints } from '@contract/api/catalog/products'
import { call } from '@/lib/api/api-client'

export const fetchReviewPage = (id: string, page: number, limit: number, signal: AbortSignal) =>
  call(productEndpoints.reviews, { params: { id }, query: { page, limit }, signal })
