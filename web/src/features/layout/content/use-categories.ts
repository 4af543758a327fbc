import { CATEGORIES } from '@contract/reference/categories'
import { useQuery } from '@tanstack/react-query'
import { SHOWS_TOAST } from '@/lib/api/query-client'
import { loadChunk } from '@/ui/chunks/load-chunk'

const TOP = 8

/** The built-in list is shown meanwhile. */
const requests = () => loadChunk(() => import('./categories-requests'))

/** Returns the API's categories, or the built-in list while loading and if the request fails. */
export const useCategories = () => {
  const { data } = useQuery({
    queryKey: ['categories'],
    queryFn: async () => (await requests()).fetchCategories(),
    meta: SHOWS_TOAST,
  })
  return data ?? CATEGORIES
}

/** @param isWanted false delays the request until the footer is near the viewport */
export const useTopCategories = (isWanted: boolean) => {
  const { data } = useQuery({
    queryKey: ['top-categories', TOP],
    queryFn: async () => (await requests()).fetchTopCategories(TOP),
    enabled: isWanted,
    meta: SHOWS_TOAST,
  })
  return data ?? CATEGORIES.slice(0, TOP)
}
