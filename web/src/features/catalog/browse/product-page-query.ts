import type { ProductPage } from '@contract/api/catalog/products'
import { isUnchanged, type MarketplaceFilter, queryOf } from '@contract/catalog/marketplace-filter'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePickedState } from '@/shared/place/picked-state'
import { loadChunk } from '@/ui/chunks/load-chunk'

export const productPageKey = (filter: MarketplaceFilter, vendor_id?: string, place?: string) => [
  'products',
  filter,
  vendor_id,
  place,
]

/** @property first the unfiltered first page, if it was loaded together with the store */
type OfStore = { vendor_id: string; first?: ProductPage; first_at?: number }

/**
 * Loads one page of the marketplace or of a store. The previous page stays visible while the next
 * one loads.
 */
export const useProductPage = (filter: MarketplaceFilter, store?: OfStore) => {
  const place = usePickedState()
  return useQuery({
    queryKey: productPageKey(filter, store?.vendor_id, place),
    queryFn: async ({ signal }) =>
      (await loadChunk(() => import('../product-requests'))).fetchProductPage(
        { ...queryOf(filter, store?.vendor_id), place },
        signal,
      ),
    placeholderData: keepPreviousData,
    initialData: store && !place && isUnchanged(filter) ? store.first : undefined,
    initialDataUpdatedAt: store?.first_at,
  })
}
