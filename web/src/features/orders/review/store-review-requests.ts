import { publicVendorEndpoints } from '@contract/api/people/public-vendors'
import { call } from '@/lib/api/api-client'

export const fetchStoreReviews = (
  vendor_id: string,
  page: number,
  limit: number,
  signal: AbortSignal,
) => call(publicVendorEndpoints.reviews, { params: { vendor_id }, query: { page, limit }, signal })
