import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { CONSENT_COOKIE } from '@/config/consent'
import { isAuthPath, isCheckoutPath } from '@/config/paths'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { useWhenIdle } from '@/ui/media/use-when-idle'

const ConsentLine = lazyChunk(() => import('./consent-line'))

/** Asks for consent once the page is idle, and never beside the forms of logging in and paying. */
export const CookieConsent = () => {
  const isIdle = useWhenIdle()
  const { pathname } = useLocation()
  if (!isIdle || isAuthPath(pathname) || isCheckoutPath(pathname)) return null
  if (document.cookie.includes(`${CONSENT_COOKIE}=`)) return null
  return (
    <Suspense fallback={null}>
      <ConsentLine />
    </Suspense>
  )
}
