import { publicVendorEndpoints } from '@contract/api/people/public-vendors'
import { call } from '@/lib/api/api-client'

export const fetchVendorPage = (page: number, limit: number, signal: AbortSignal) =>
  call(publicVendorEndpoints.list, { query: { page, limit }, signal })

export const fetchVendor = (vendor_id: string, signal: AbortSignal) =>
  call(publicVendorEndpoints.get, { params: { vendor_id }, signal })
