import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CONSENT_COOKIE } from '@/config/consent'
import { isAuthPath, isCheckoutPath, isUnder, paths } from '@/config/paths'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { useWhenIdle } from '@/ui/media/use-when-idle'

const ConsentLine = lazyPart(() => import('./consent-line'))

/** `document.cookie` holds the page up until the browser's network process responds. */
const isAnswered = async (): Promise<boolean> =>
  'cookieStore' in window
    ? (await window.cookieStore.get(CONSENT_COOKIE)) !== null
    : document.cookie.includes(`${CONSENT_COOKIE}=`)

/** Asks for consent once the page is idle, and never beside the forms of logging in and paying, nor of operators. */
export const CookieConsent = () => {
  const isIdle = useWhenIdle()
  const { pathname } = useLocation()
  const mayAsk =
    isIdle &&
    !isAuthPath(pathname) &&
    !isCheckoutPath(pathname) &&
    !isUnder(pathname, paths.console)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!mayAsk) return
    let isWanted = true
    isAnswered().then((answered) => isWanted && setAsking(!answered), console.error)
    return () => {
      isWanted = false
      setAsking(false)
    }
  }, [mayAsk])
  if (!isAsking || !mayAsk) return null
  return (
    <Suspense fallback={null}>
      <ConsentLine />
    </Suspense>
  )
}
