import { useEffect } from 'react'

/** Coming back from the provider with the back button shows the page anew, not as it was left. */
export const useFreshPage = () => {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload()
    }
    window.addEventListener('pageshow', reload)
    return () => window.removeEventListener('pageshow', reload)
  }, [])
}
