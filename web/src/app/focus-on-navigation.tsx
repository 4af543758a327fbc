import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const WAIT_MS = 5_000

const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** After navigation, focuses the page's h1, so that screen readers announce it, and scrolls up. */
export const FocusOnNavigation = () => {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (kind !== 'POP') window.scrollTo(0, 0)
    // The heading isn't there until the page's chunk has loaded.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect()
    })
    const frame = requestAnimationFrame(() => {
      if (!focusHeading()) observer.observe(document.body, { childList: true, subtree: true })
    })
    const timer = setTimeout(() => observer.disconnect(), WAIT_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname, kind])

  return null
}
