import { useEffect } from 'react'
import { useWhenIdle } from '@/ui/media/use-when-idle'

/** Asks for consent once the page is usable; its code and style are a chunk of their own. */
export const CookieConsent = () => {
  const isIdle = useWhenIdle()
  useEffect(() => {
    if (isIdle) void import('./cookie-consent-banner').then(({ askForConsent }) => askForConsent())
  }, [isIdle])
  return null
}
