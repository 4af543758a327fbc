import { isAuthPath, isDashboardPath } from '@/config/paths'
import { onOtherTabSignedIn } from './session-hint'
import { getSession, publishSession } from './session-store'

const RETRY_MS = 5_000
const IDLE_LATEST_MS = 4_000

let boot: Promise<void> | undefined
let isPlanned = false

/** Loads the identity service now and follows its state from then on. */
export const bootSession = (): Promise<void> => {
  boot ??= import('../firebase/watch-session')
    .then(({ watchSession }) => watchSession())
    .catch((error) => {
      // The chunk didn't arrive: most likely the network is away for a moment.
      boot = undefined
      setTimeout(() => getSession().status === 'loading' && bootSession(), RETRY_MS)
      console.error(error)
    })
  return boot
}

const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run, { timeout: IDLE_LATEST_MS })
  } else setTimeout(run, IDLE_LATEST_MS / 4)
}

/**
 * Starts the session when its time has come: at once where the page needs to know who it is, when
 * the browser is idle on a public page, and not at all for someone who was never signed in here.
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
