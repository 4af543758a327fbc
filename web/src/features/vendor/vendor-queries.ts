import { vendorEndpoints } from '@contract/endpoints/vendors'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api-client'

export const VENDORS_PER_PAGE = 12

export const useVendorPage = (page: number, limit = VENDORS_PER_PAGE, isWanted = true) =>
  useQuery({
    queryKey: ['vendors', page, limit],
    queryFn: ({ signal }) => call(vendorEndpoints.list, { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })

export const useVendor = (vendor_id: string) =>
  useQuery({
    queryKey: ['vendor', vendor_id],
    queryFn: ({ signal }) => call(vendorEndpoints.get, { params: { vendor_id }, signal }),
  })
