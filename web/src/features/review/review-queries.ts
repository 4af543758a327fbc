import { productEndpoints } from '@contract/endpoints/products'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api-client'

export const REVIEWS_PER_PAGE = 5

export const useProductReviews = (id: string, page: number, isWanted: boolean) =>
  useQuery({
    queryKey: ['reviews', id, page],
    queryFn: ({ signal }) =>
      call(productEndpoints.reviews, {
        params: { id },
        query: { page, limit: REVIEWS_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
