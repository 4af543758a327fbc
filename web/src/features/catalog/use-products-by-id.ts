import { productEndpoints } from '@contract/api/catalog/products'
import type { Product } from '@contract/entities/catalog/product'
import { useQueries } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'

/** Resolves with null if the product is no longer on sale, which is not an error here. */
const productOrNull = (id: string, signal: AbortSignal): Promise<Product | null> =>
  call(productEndpoints.get, { params: { id }, signal }).catch((error: unknown) => {
    if (isRefusal(error, 'product/not-found')) return null
    throw error
  })

/**
 * Loads products in the order of `ids` and omits those that are no longer on sale. `unheard` are those of which nothing
 * is known for lack of an answer.
 */
export const useProductsById = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: ['product-or-null', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => productOrNull(id, signal),
    })),
    combine: (results) => ({
      products: results.flatMap(({ data }) => (data ? [data] : [])),
      isLoading: results.some(
        ({ isPending, fetchStatus }) => isPending && fetchStatus !== 'paused',
      ),
      unheard: ids.filter((_, index) => results[index]?.data === undefined),
      isFailed: results.length > 0 && results.every(({ isError }) => isError),
      retry: () => {
        for (const { refetch } of results) void refetch()
      },
    }),
  })
