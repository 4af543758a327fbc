import { useEffect, useId, useRef } from 'react'

type State = { modals?: string[] } | null

const openModals = (): string[] => (window.history.state as State)?.modals ?? []

/**
 * Gives an open modal a history entry, so that the browser's Back closes it and leaves the page
 * where it is. The entry is taken away if the modal closes by itself, unless the page has navigated
 * meanwhile.
 */
export const useModalHistory = (isWanted: boolean, close: () => void): void => {
  const id = useId()
  const onBack = useRef(close)
  const removal = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    onBack.current = close
  })
  useEffect(() => {
    if (!isWanted) return
    clearTimeout(removal.current)
    const enter = () => {
      if (openModals().includes(id)) return false
      // The router keeps its own keys in the state; its URL doesn't change.
      window.history.pushState({ ...window.history.state, modals: [...openModals(), id] }, '')
      return true
    }
    enter()
    // Entered again at once, because closing may be refused; it is taken away on unmounting.
    const watch = () => {
      if (enter()) onBack.current()
    }
    window.addEventListener('popstate', watch)
    return () => {
      window.removeEventListener('popstate', watch)
      // Later, because strict mode runs effects twice and a navigation may follow.
      removal.current = setTimeout(() => {
        if (openModals().at(-1) === id) window.history.back()
      })
    }
  }, [id, isWanted])
}
