import { type RefObject, useEffect } from 'react'

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
    // The row is positioned, so `offsetLeft` is relative to it.
    const left = item.offsetLeft
    const right = left + item.offsetWidth
    if (left >= row.scrollLeft && right <= row.scrollLeft + row.clientWidth) return
    row.scrollLeft = left - (row.clientWidth - item.offsetWidth) / 2
  }, [list, active])
}
