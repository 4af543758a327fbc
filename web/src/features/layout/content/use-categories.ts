import { publicEndpoints } from '@contract/api/endpoints/public'
import { CATEGORIES } from '@contract/reference/categories'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { SHOWS_TOAST } from '@/lib/api/query-client'

const TOP = 8

/** The service's list; the list that the app ships with until it comes, or when it fails. */
export const useCategories = () => {
  const { data } = useQuery({
    queryKey: ['categories'],
    queryFn: () => call(publicEndpoints.categories),
    meta: SHOWS_TOAST,
  })
  return data ?? CATEGORIES
}

/** @param isWanted false keeps the request back until the footer comes near the screen */
export const useTopCategories = (isWanted: boolean) => {
  const { data } = useQuery({
    queryKey: ['top-categories', TOP],
    queryFn: () => call(publicEndpoints.topCategories, { query: { limit: TOP } }),
    enabled: isWanted,
    meta: SHOWS_TOAST,
  })
  return data ?? CATEGORIES.slice(0, TOP)
}
