import { useEffect } from 'react'

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
  const last = list ? Math.max(1, Math.ceil(list.total / list.limit)) : page
  const isBeyond = page > last
  // biome-ignore lint/correctness/useExhaustiveDependencies: goTo is another at every render
  useEffect(() => {
    if (isBeyond) goTo(last)
  }, [isBeyond, last])
  return isBeyond
}
