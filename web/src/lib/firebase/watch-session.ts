import { SECOND_MS } from '@contract/time'
import { type IdTokenResult, onIdTokenChanged, type User } from 'firebase/auth'
import { loadInBackground } from '@/ui/chunks/load-chunk'
import { afterFirstPaint } from '../after-first-paint'
import { hasLocalLists } from '../local-lists'
import { keepOnlyFor } from '../offline/wipe-device'
import { setSessionHint } from '../session/session-hint'
import {
  getSession,
  isStillSignedIn,
  logWhileSignedIn,
  publishSession,
  type SessionUser,
  sessionWhere,
} from '../session/session-store'
import { readStoredUser, saveStoredUser } from '../session/stored-user'
import { refreshDelay, shared } from '../session/token-refresh'
import { auth } from './auth'
import { takeLeaving } from './end-session'

const RETRY_MS = 30 * SECOND_MS
/** How long the session may take before the stored one is shown. */
const PATIENCE_MS = 4 * SECOND_MS
let timer: ReturnType<typeof setTimeout> | undefined
let turn = 0

const rolesOf = ({ claims }: IdTokenResult): string[] =>
  Array.isArray(claims.roles) ? claims.roles.filter((role) => typeof role === 'string') : []

const userOf = (user: User, token: IdTokenResult): SessionUser => ({
  uid: user.uid,
  name: user.displayName ?? '',
  email: user.email ?? '',
  email_verified: token.claims.email_verified === true,
  ...(user.phoneNumber && { phone: user.phoneNumber }),
  photo_url: user.photoURL ?? '',
  roles: rolesOf(token),
  ...(token.claims.operator !== undefined && { is_operator: true }),
})

/** Forces a token refresh; concurrent calls share one. */
export const forceToken: () => Promise<string> = shared(async () => {
  const user = auth.currentUser
  if (!user) throw new Error('Nobody is signed in.')
  return user.getIdToken(true)
})

const planRefresh = (expires_at_ms: number) => {
  clearTimeout(timer)
  const refresh = () =>
    forceToken().catch(() => {
      timer = setTimeout(refresh, RETRY_MS)
    })
  timer = setTimeout(refresh, refreshDelay(expires_at_ms, Date.now()))
}

const mergeLists = async (uid: string) => {
  if (!hasLocalLists()) return
  await afterFirstPaint()
  const { mergeLocalLists } = await loadInBackground(() => import('../live/session-writes'))
  if (!isStillSignedIn(uid)) return
  await mergeLocalLists(uid).catch(logWhileSignedIn(uid))
}

const publish = async (user: User | null): Promise<void> => {
  turn += 1
  const mine = turn
  if (!user) {
    clearTimeout(timer)
    setSessionHint(false)
    const by_choice = takeLeaving()
    await keepOnlyFor(undefined, getSession().user?.uid, () => {
      if (mine === turn) publishSession({ status: 'signed_out', by_choice })
    })
    return
  }
  const token = await user.getIdTokenResult()
  await keepOnlyFor(user.uid, getSession().user?.uid, () => {
    // A later event arrived meanwhile.
    if (mine !== turn) return
    const isNew = getSession().user?.uid !== user.uid
    setSessionHint(true)
    planRefresh(Date.parse(token.expirationTime))
    const current = userOf(user, token)
    saveStoredUser(current)
    publishSession({ status: 'signed_in', user: current })
    if (isNew) void mergeLists(user.uid)
  })
}

/** Reloads the user (name, photo, verification), then the token (roles), and publishes both. */
export const renewSession = async (): Promise<void> => {
  const user = auth.currentUser
  if (!user) return
  await user.reload()
  await forceToken()
  await publish(auth.currentUser)
}

/** Renews the session after email verification, because the token still has the old claim. */
const renewUnverified = async () => {
  const user = auth.currentUser
  if (!user || getSession().user?.email_verified !== false) return
  await user.reload()
  if (user.emailVerified) await renewSession()
}

const whenBack = () => {
  if (document.visibilityState === 'visible') renewUnverified().catch(console.error)
}

/**
 * Publishes the stored user if the session isn't known yet, so that what is stored can be read
 * without a connection. The server believes the token alone.
 */
const publishStored = () => {
  const user = readStoredUser()
  if (user && getSession().status === 'loading') publishSession({ status: 'signed_in', user })
}

/** Observes Firebase Auth until the page closes. Resolves once the session is known. */
export const watchSession = async (): Promise<void> => {
  const follow = (user: User | null) =>
    publish(user).catch(() => {
      // Offline with an expired token: try again when the network is back.
      window.addEventListener('online', () => void follow(auth.currentUser), { once: true })
      publishStored()
    })
  setTimeout(publishStored, navigator.onLine ? PATIENCE_MS : 0)
  onIdTokenChanged(auth, follow)
  // After verifying in another tab, the user should not have to reload this one.
  document.addEventListener('visibilitychange', whenBack)
  await auth.authStateReady()
  await sessionWhere(({ status }) => status !== 'loading')
  whenBack()
}
