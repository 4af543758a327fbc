import { productEndpoints } from '@contract/endpoints/products'
import type { Product, ProductCard } from '@contract/product'
import type { CategoryValue } from '@contract/reference/categories'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api-client'
import { type MarketplaceFilter, queryOf } from './marketplace-filter'

/** One page of the marketplace; the last page stays in sight while the next one comes. */
export const useProductPage = (filter: MarketplaceFilter) =>
  useQuery({
    queryKey: ['products', filter],
    queryFn: ({ signal }) => call(productEndpoints.list, { query: queryOf(filter), signal }),
    placeholderData: keepPreviousData,
  })

export const useProduct = (id: string | undefined) =>
  useQuery<Product>({
    queryKey: ['product', id],
    queryFn: ({ signal }) => call(productEndpoints.get, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  })

export const useSimilarProducts = (id: string | undefined, isWanted: boolean) =>
  useQuery<ProductCard[]>({
    queryKey: ['similar-products', id],
    queryFn: ({ signal }) => call(productEndpoints.similar, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined && isWanted,
  })

/** @param category undefined for the newest of all */
export const useRecentProducts = (category: CategoryValue | undefined, isWanted = true) =>
  useQuery<ProductCard[]>({
    queryKey: ['recent-products', category],
    queryFn: ({ signal }) => call(productEndpoints.recent, { query: { category }, signal }),
    enabled: isWanted,
  })
