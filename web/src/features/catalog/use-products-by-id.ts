import { productEndpoints } from '@contract/api/endpoints/products'
import type { Product } from '@contract/entities/product'
import { useQueries } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'

/** Null where a product is not on sale any more: that is an answer, not a failure. */
const productOrNull = (id: string, signal: AbortSignal): Promise<Product | null> =>
  call(productEndpoints.get, { params: { id }, signal }).catch((error: unknown) => {
    if (isRefusal(error, 'product/not-found')) return null
    throw error
  })

/** The products of a list of ids, in its order; those that are gone are left out. */
export const useProductsById = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: ['product-or-null', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => productOrNull(id, signal),
    })),
    combine: (results) => ({
      products: results.flatMap(({ data }) => (data ? [data] : [])),
      isLoading: results.some(({ isPending }) => isPending),
      isFailed: results.length > 0 && results.every(({ isError }) => isError),
      retry: () => {
        for (const { refetch } of results) void refetch()
      },
    }),
  })
