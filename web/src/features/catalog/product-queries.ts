import type { ProductPage } from '@contract/api/endpoints/products'
import type { Product, ProductCard } from '@contract/entities/product'
import type { CategoryValue } from '@contract/reference/categories'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isUnchanged, type MarketplaceFilter, queryOf } from './browse/marketplace-filter'

/** A page is drawn without it; the HTML asks for it beside the first data. */
const requests = () => import('./product-requests')

/** Under these the answers are kept; the page's first one comes with it. */
export const productKeys = {
  page: (filter: MarketplaceFilter, vendor_id?: string) => ['products', filter, vendor_id],
  one: (id: string | undefined) => ['product', id],
  recent: (category?: CategoryValue) => ['recent-products', category],
}

/** @property first the page that the filter starts out with, where it came with something else */
type OfStore = { vendor_id: string; first?: ProductPage; first_at?: number }

/**
 * One page of the marketplace, or of a store; the last page stays in sight while the next one
 * comes.
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

/** @param category undefined for the newest of all */
export const useRecentProducts = (category: CategoryValue | undefined, isWanted = true) =>
  useQuery<ProductCard[]>({
    queryKey: productKeys.recent(category),
    queryFn: async ({ signal }) => (await requests()).fetchRecentProducts(category, signal),
    enabled: isWanted,
  })
