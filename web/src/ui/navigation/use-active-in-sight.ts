import { type RefObject, useEffect } from 'react'

/**
 * In a row that scrolls sideways, what is current is never out of sight.
 * @param active what is current: another one moves the row
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
    // The row is placed, so this is from its own beginning.
    const left = item.offsetLeft
    const right = left + item.offsetWidth
    if (left >= row.scrollLeft && right <= row.scrollLeft + row.clientWidth) return
    row.scrollLeft = left - (row.clientWidth - item.offsetWidth) / 2
  }, [list, active])
}
