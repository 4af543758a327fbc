import { keepPreviousData, useQuery } from '@tanstack/react-query'

export const VENDORS_PER_PAGE = 12

/** A page is drawn without it; the HTML asks for it beside the first data. */
const requests = () => import('./vendor-requests')

export const useVendorPage = (page: number, limit = VENDORS_PER_PAGE, isWanted = true) =>
  useQuery({
    queryKey: ['vendors', page, limit],
    queryFn: async ({ signal }) => (await requests()).fetchVendorPage(page, limit, signal),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })

export const useVendor = (vendor_id: string) =>
  useQuery({
    queryKey: ['vendor', vendor_id],
    queryFn: async ({ signal }) => (await requests()).fetchVendor(vendor_id, signal),
  })
