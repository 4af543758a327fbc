import { publicEndpoints } from '@contract/api/endpoints/public'
import { CATEGORIES } from '@contract/reference/categories'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { SHOWS_TOAST } from '@/lib/api/query-client'

const TOP = 8

/** Returns the API's categories, or the built-in list while loading and if the request fails. */
export const useCategories = () => {
  const { data } = useQuery({
    queryKey: ['categories'],
    queryFn: () => call(publicEndpoints.categories),
    meta: SHOWS_TOAST,
  })
  return data ?? CATEGORIES
}

/** @param isWanted false delays the request until the footer is near the viewport */
export const useTopCategories = (isWanted: boolean) => {
  const { data } = useQuery({
    queryKey: ['top-categories', TOP],
    queryFn: () => call(publicEndpoints.topCategories, { query: { limit: TOP } }),
    enabled: isWanted,
    meta: SHOWS_TOAST,
  })
  return data ?? CATEGORIES.slice(0, TOP)
}
