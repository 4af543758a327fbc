import { lastPageOf } from '@contract/api/page-size'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

type List = { total: number; limit: number }

/**
 * Goes to the last page if the current one is beyond the end, for example from an old link.
 * @param list undefined while the data isn't this page's
 * @returns whether this page is beyond the end
 */
export const useLastPage = (
  list: List | undefined,
  page: number,
  goTo: (page: number) => void,
): boolean => {
  const { key } = useLocation()
  const last = list ? lastPageOf(list) : page
  const isBeyond = page > last
  // biome-ignore lint/correctness/useExhaustiveDependencies: goTo is another at every render
  useEffect(() => {
    // A navigation that began but hasn't rendered yet, such as a new search, must not be undone.
    const { key: newest = key } = window.history.state ?? {}
    if (isBeyond && newest === key) goTo(last)
  }, [isBeyond, last])
  return isBeyond
}
