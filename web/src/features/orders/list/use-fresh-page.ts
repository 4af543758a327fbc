import { useEffect } from 'react'

/** Reloads a page restored from the back/forward cache, such as after the provider's checkout. */
export const useFreshPage = () => {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload()
    }
    window.addEventListener('pageshow', reload)
    return () => window.removeEventListener('pageshow', reload)
  }, [])
}
