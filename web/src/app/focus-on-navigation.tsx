import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { IN_SEARCH } from '@/config/paths'

const WAIT_MS = 5_000

const focusStart = (inSearch: boolean) => {
  const start = document.querySelector<HTMLElement>(inSearch ? 'header [name=q]' : 'main h1')
  if (!start) return false
  if (!inSearch) start.tabIndex = -1
  start.focus({ preventScroll: true })
  return true
}

/**
 * After navigation, focuses the page's h1, so that screen readers announce it, and scrolls up; after
 * one that is for searching, the search field.
 */
export const FocusOnNavigation = () => {
  const { pathname, key, state } = useLocation()
  const kind = useNavigationType()
  const inSearch = kind !== 'POP' && state === IN_SEARCH
  const place = inSearch ? key : pathname
  const previous = useRef(pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation for searching counts
  useEffect(() => {
    const isSame = previous.current === pathname
    previous.current = pathname
    if (isSame && !inSearch) return
    if (kind !== 'POP') window.scrollTo(0, 0)
    // The heading isn't there until the page's chunk has loaded.
    const observer = new MutationObserver(() => {
      if (focusStart(inSearch)) observer.disconnect()
    })
    const frame = requestAnimationFrame(() => {
      if (!focusStart(inSearch)) observer.observe(document.body, { childList: true, subtree: true })
    })
    const timer = setTimeout(() => observer.disconnect(), WAIT_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname, place, inSearch, kind])

  return null
}
