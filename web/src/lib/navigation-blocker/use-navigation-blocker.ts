import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { linkDestination } from './link-destination'
import { watchPops } from './pop-watch'

export type NavigationBlocker = {
  isAsking: boolean
  leave: () => void
  stay: () => void
  /** Runs `then` at once if nothing is unsaved, otherwise after confirmation. */
  ask: (then: () => void) => void
}

/** The router's index of the current history entry; undefined if the router didn't create it. */
const entryNumber = (): number | undefined => {
  const { state } = window.history
  return typeof state?.idx === 'number' ? state.idx : undefined
}

/**
 * Asks for confirmation before a page with unsaved work is left by closing it, a link, back or
 * forward. React Router's `useBlocker` doesn't support declarative routes, so this listens to
 * clicks and `popstate` itself.
 */
export const useNavigationBlocker = (isUnsaved: boolean): NavigationBlocker => {
  const navigate = useNavigate()
  const [then, setThen] = useState<() => void>()
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isUnsaved) return
    isLeaving.current = false
    let isReturning = false
    const here = entryNumber()

    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const to = linkDestination(event)
      if (to === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setThen(() => () => navigate(to))
    }
    const onPop = (event: PopStateEvent) => {
      if (isLeaving.current) return
      const there = entryNumber()
      // A dialog's entry came or went: the page is the same.
      if (!isReturning && here !== undefined && there === here) return
      // Hides the event from the router, so that the page stays while the question is open.
      event.stopImmediatePropagation()
      if (isReturning) {
        isReturning = false
        return
      }
      const way = here !== undefined && there !== undefined ? there - here : -1
      isReturning = true
      window.history.go(-way)
      setThen(() => () => {
        isLeaving.current = true
        window.history.go(way)
      })
    }
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('click', onClick, { capture: true })
    const stopWatching = watchPops(onPop)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('click', onClick, { capture: true })
      stopWatching()
    }
  }, [isUnsaved, navigate])

  const ask = useCallback(
    (next: () => void) => {
      if (isUnsaved) setThen(() => next)
      else next()
    },
    [isUnsaved],
  )
  return {
    isAsking: then !== undefined,
    leave: () => {
      setThen(undefined)
      then?.()
    },
    stay: () => setThen(undefined),
    ask,
  }
}
