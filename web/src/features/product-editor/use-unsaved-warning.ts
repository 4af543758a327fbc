import { useEffect } from 'react'

/** Asks before the page is left with unsaved work. */
export const useUnsavedWarning = (isUnsaved: boolean) => {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
