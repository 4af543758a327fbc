import { STORES_PER_PAGE } from '@contract/api/page-size'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { loadChunk } from '@/ui/chunks/load-chunk'

/** Not needed for server rendering; the HTML preloads this chunk alongside the initial data. */
const requests = () => loadChunk(() => import('./vendor-requests'))

export const vendorKeys = {
  page: (page: number, limit: number) => ['vendors', page, limit],
  one: (vendor_id: string) => ['vendor', vendor_id],
}

export const useVendorPage = (page: number, limit = STORES_PER_PAGE, isWanted = true) =>
  useQuery({
    queryKey: vendorKeys.page(page, limit),
    queryFn: async ({ signal }) => (await requests()).fetchVendorPage(page, limit, signal),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })

export const useVendor = (vendor_id: string) =>
  useQuery({
    queryKey: vendorKeys.one(vendor_id),
    queryFn: async ({ signal }) => (await requests()).fetchVendor(vendor_id, signal),
  })
