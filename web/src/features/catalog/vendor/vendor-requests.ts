import { vendorEndpoints } from '@contract/api/endpoints/vendors'
import { call } from '@/lib/api/api-client'

export const fetchVendorPage = (page: number, limit: number, signal: AbortSignal) =>
  call(vendorEndpoints.list, { query: { page, limit }, signal })

export const fetchVendor = (vendor_id: string, signal: AbortSignal) =>
  call(vendorEndpoints.get, { params: { vendor_id }, signal })
