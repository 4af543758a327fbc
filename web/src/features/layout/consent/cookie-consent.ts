import { useEffect } from 'react'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { useWhenIdle } from '@/ui/media/use-when-idle'

/** Asks for consent once the page is idle. The banner's code and styles are a separate chunk. */
export const CookieConsent = () => {
  const isIdle = useWhenIdle()
  useEffect(() => {
    if (isIdle)
      void loadChunk(() => import('./cookie-consent-banner')).then(({ askForConsent }) =>
        askForConsent(),
      )
  }, [isIdle])
  return null
}
