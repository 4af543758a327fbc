import { useEffect } from 'react'

type List = { total: number; limit: number }

/**
 * Leads from a page beyond the end, which an old link may name, to the last one.
 * @param list undefined while what is there isn't this page's answer
 * @returns whether this page is beyond the end
 */
export const useLastPage = (
  list: List | undefined,
  page: number,
  goTo: (page: number) => void,
): boolean => {
  const last = list ? Math.max(1, Math.ceil(list.total / list.limit)) : page
  const isBeyond = page > last
  // biome-ignore lint/correctness/useExhaustiveDependencies: goTo is another at every render
  useEffect(() => {
    if (isBeyond) goTo(last)
  }, [isBeyond, last])
  return isBeyond
}
