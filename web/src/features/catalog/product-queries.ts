import type { ProductCard, ProductDetails } from '@contract/entities/catalog/product'
import type { CategoryValue } from '@contract/reference/categories'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isRefusal } from '@/lib/api/api-error'
import { usePickedState } from '@/shared/place/picked-state'
import { loadChunk } from '@/ui/chunks/load-chunk'

/** Not needed for server rendering; the HTML preloads this chunk alongside the initial data. */
const requests = () => loadChunk(() => import('./product-requests'))

export const productKeys = {
  one: (id: string | undefined) => ['product', id],
  recent: (category?: CategoryValue, place?: string) => ['recent-products', category, place],
}

export const useProduct = (id: string | undefined) =>
  useQuery<ProductDetails>({
    queryKey: productKeys.one(id),
    queryFn: async ({ signal }) => (await requests()).fetchProduct(id ?? '', signal),
    enabled: id !== undefined,
    // One try more, but for a product that isn't there.
    retry: (failures, error) => failures < 1 && !isRefusal(error, 'product/not-found'),
  })

export const useSimilarProducts = (id: string | undefined, isWanted: boolean) => {
  const place = usePickedState()
  return useQuery<ProductCard[]>({
    queryKey: ['similar-products', id, place],
    queryFn: async ({ signal }) => (await requests()).fetchSimilarProducts(id ?? '', signal, place),
    enabled: id !== undefined && isWanted,
  })
}

/** @param category undefined for the newest products of all categories */
export const useRecentProducts = (category: CategoryValue | undefined, isWanted = true) => {
  const place = usePickedState()
  return useQuery<ProductCard[]>({
    queryKey: productKeys.recent(category, place),
    queryFn: async ({ signal }) => (await requests()).fetchRecentProducts(category, signal, place),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
}
