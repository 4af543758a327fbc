import { productEndpoints } from '@contract/endpoints/products'
import { call } from '@/lib/api-client'

export const fetchReviewPage = (id: string, page: number, limit: number, signal: AbortSignal) =>
  call(productEndpoints.reviews, { params: { id }, query: { page, limit }, signal })
