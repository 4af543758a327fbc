import { type RefObject, useLayoutEffect, useRef } from 'react'

/** At this distance from the end, in pixels, the user counts as reading older messages. */
const NEAR_PX = 160

/**
 * Keeps a scroll container at its end as messages arrive, unless the user has scrolled up.
 * Preserves the scroll position when older messages are prepended.
 * @param newest the id of the last message, `oldest` that of the first
 */
export const useStayAtEnd = (
  newest: string | undefined,
  oldest: string | undefined,
  is_own: boolean,
): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ newest: '', oldest: '', height: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { scrollHeight, scrollTop, clientHeight } = element
    const last = before.current
    const fromEnd = last.height - scrollTop - clientHeight
    if (newest !== last.newest) {
      if (last.newest === '' || is_own || fromEnd < NEAR_PX) element.scrollTop = scrollHeight
    } else if (oldest !== last.oldest) {
      element.scrollTop = scrollTop + scrollHeight - last.height
    }
    before.current = { newest: newest ?? '', oldest: oldest ?? '', height: scrollHeight }
  }, [newest, oldest, is_own])
  return box
}
