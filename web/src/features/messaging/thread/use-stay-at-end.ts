import { type RefObject, useLayoutEffect, useRef } from 'react'

/** From this many pixels above the end on, a reader is taken to be reading older messages. */
const NEAR_PX = 160

/**
 * Keeps a box that scrolls at its end as messages come, unless its reader is further up. Older
 * messages that appear above leave in place what is read.
 * @param newest names the last message, `oldest` the first
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
