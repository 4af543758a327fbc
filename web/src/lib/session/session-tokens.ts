import { isAuthPath, paths } from '@/config/paths'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { bootSession } from './restore-session'
import { getSession, sessionWhere } from './session-store'

/** The session as the HTTP client uses it. */
export type Tokens = {
  /**
   * Returns the current user's ID token, if a user is signed in.
   * @param isNeeded waits until the session is known
   */
  current: (isNeeded: boolean) => Promise<string | undefined>
  /** Returns a token other than the refused one. */
  renew: (refused: string) => Promise<string>
  /** Signs out and goes to the login page. */
  end: () => Promise<void>
}

export const sessionTokens: Tokens = {
  current: async (isNeeded) => {
    if (isNeeded && getSession().status === 'loading') {
      await bootSession()
      await sessionWhere(({ status }) => status !== 'loading')
    }
    if (getSession().status !== 'signed_in') return undefined
    const { auth } = await loadChunk(() => import('../firebase/auth'))
    // The session may be the stored one, which is there before Firebase Auth's user.
    if (!auth.currentUser) await auth.authStateReady()
    return auth.currentUser?.getIdToken()
  },
  renew: async (refused) => {
    const current = await sessionTokens.current(true)
    // Another request has already refreshed the token.
    if (current !== undefined && current !== refused) return current
    const { forceToken } = await loadChunk(() => import('../firebase/watch-session'))
    return forceToken()
  },
  end: async () => {
    const { pathname, search } = window.location
    const here = `${pathname}${search}`
    // Firebase Auth may have signed out by itself, so that the guard already redirected to login.
    const isThere = pathname === paths.login
    const elsewhere = isAuthPath(pathname) ? paths.login : paths.loginThen(here)
    const { auth } = await loadChunk(() => import('../firebase/auth'))
    await auth.signOut()
    // A full page load, so that no data of the ended session stays in memory.
    window.location.assign(isThere ? here : elsewhere)
  },
}
