import { type RefObject, useEffect } from 'react'

/** Browsers round parts of a pixel. */
const WHOLE = 0.99

/**
 * Scrolls a horizontal list so that its `aria-current` item is visible.
 * @param active identifies the current item; a change scrolls again
 */
export const useActiveInSight = (
  list: RefObject<HTMLElement | null>,
  active: string | undefined,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current one moves it too
  useEffect(() => {
    const row = list.current
    const item = row?.querySelector('[aria-current]')?.parentElement
    if (!row || !item) return
    // Measured with the browser's own layout: asking for it here would be a second one.
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect()
        if (!seen?.rootBounds || seen.intersectionRatio > WHOLE) return
        const { boundingClientRect: it, rootBounds: view } = seen
        row.scrollLeft += it.left + it.width / 2 - (view.left + view.width / 2)
      },
      { root: row },
    )
    observer.observe(item)
    return () => observer.disconnect()
  }, [list, active])
}
