import { isAuthPath, isDashboardPath } from '@/config/paths'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { whenIdle } from '@/ui/media/when-idle'
import { onOtherTabSignedIn } from './session-hint'
import { getSession, publishSession } from './session-store'

const RETRY_MS = 5_000

let boot: Promise<void> | undefined
let isPlanned = false

/** Loads Firebase Auth and starts observing its state. */
export const bootSession = (): Promise<void> => {
  boot ??= loadChunk(() => import('../firebase/watch-session'))
    .then(({ watchSession }) => watchSession())
    .catch((error) => {
      boot = undefined
      setTimeout(() => getSession().status === 'loading' && bootSession(), RETRY_MS)
      console.error(error)
    })
  return boot
}

/**
 * Schedules the session's start: at once on dashboard and auth pages, when the browser is idle on
 * other pages, and not at all for visitors who were never signed in on this browser.
 */
export const planSession = (): void => {
  if (isPlanned) return
  isPlanned = true
  onOtherTabSignedIn(() => {
    if (!boot) publishSession({ status: 'loading' })
    void bootSession()
  })
  if (getSession().status !== 'loading') return
  const { pathname } = window.location
  if (isDashboardPath(pathname) || isAuthPath(pathname)) void bootSession()
  else whenIdle(() => void bootSession())
}
