import type { ProductPage } from '@contract/api/endpoints/products'
import type { Product, ProductCard } from '@contract/entities/product'
import type { CategoryValue } from '@contract/reference/categories'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { isUnchanged, type MarketplaceFilter, queryOf } from './browse/marketplace-filter'

/** Not needed for server rendering; the HTML preloads this chunk alongside the initial data. */
const requests = () => loadChunk(() => import('./product-requests'))

/** Query keys. The query of the page's initial data is filled from the server-rendered HTML. */
export const productKeys = {
  page: (filter: MarketplaceFilter, vendor_id?: string) => ['products', filter, vendor_id],
  one: (id: string | undefined) => ['product', id],
  recent: (category?: CategoryValue) => ['recent-products', category],
}

/** @property first the unfiltered first page, if it was loaded together with the store */
type OfStore = { vendor_id: string; first?: ProductPage; first_at?: number }

/**
 * Loads one page of the marketplace or of a store. The previous page stays visible while the next
 * one loads.
 */
export const useProductPage = (filter: MarketplaceFilter, store?: OfStore) =>
  useQuery({
    queryKey: productKeys.page(filter, store?.vendor_id),
    queryFn: async ({ signal }) =>
      (await requests()).fetchProductPage(queryOf(filter, store?.vendor_id), signal),
    placeholderData: keepPreviousData,
    initialData: store && isUnchanged(filter) ? store.first : undefined,
    initialDataUpdatedAt: store?.first_at,
  })

export const useProduct = (id: string | undefined) =>
  useQuery<Product>({
    queryKey: productKeys.one(id),
    queryFn: async ({ signal }) => (await requests()).fetchProduct(id ?? '', signal),
    enabled: id !== undefined,
  })

export const useSimilarProducts = (id: string | undefined, isWanted: boolean) =>
  useQuery<ProductCard[]>({
    queryKey: ['similar-products', id],
    queryFn: async ({ signal }) => (await requests()).fetchSimilarProducts(id ?? '', signal),
    enabled: id !== undefined && isWanted,
  })

/** @param category undefined for the newest products of all categories */
export const useRecentProducts = (category: CategoryValue | undefined, isWanted = true) =>
  useQuery<ProductCard[]>({
    queryKey: productKeys.recent(category),
    queryFn: async ({ signal }) => (await requests()).fetchRecentProducts(category, signal),
    enabled: isWanted,
  })
