import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { loadChunk } from '@/ui/chunks/load-chunk'

const REVIEWS_PER_PAGE = 5

const requests = () => loadChunk(() => import('./review-requests'))

export const useProductReviews = (id: string, page: number, isWanted: boolean) =>
  useQuery({
    queryKey: ['reviews', id, page],
    queryFn: async ({ signal }) =>
      (await requests()).fetchReviewPage(id, page, REVIEWS_PER_PAGE, signal),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
