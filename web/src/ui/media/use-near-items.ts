import { createContext, useEffect, useState } from 'react'

/** True within an item that isn't near the screen yet: its image isn't requested. */
export const FarItemContext = createContext(false)

/** Items of the first render: as many as a phone shows. */
const INITIAL_ITEMS = 2
/** Less than an item: the next one is requested when it is about to be seen. */
const MARGIN = '0px 100px'

/**
 * How many items of a row, from its beginning, were visible or next to visible ones. Browsers
 * request lazy images up to 2,500 px beyond a row's edge, which is all of them.
 */
export const useNearItems = (list: HTMLElement | null, count: number): number => {
  const [near, setNear] = useState(INITIAL_ITEMS)
  const isWhole = near >= count
  useEffect(() => {
    if (!list || isWhole) return
    const items = [...list.children]
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries
          .filter((entry) => entry.isIntersecting)
          .reduce((most, { target }) => Math.max(most, items.indexOf(target)), -1)
        setNear((before) => Math.max(before, last + 1))
      },
      { root: list.parentElement, rootMargin: MARGIN },
    )
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [list, isWhole])
  return near
}
