import { isAuthPath, paths } from '@/config/paths'
import { bootSession } from './restore-session'
import { getSession, sessionWhere } from './session-store'

/** What the HTTP client needs to know of the session. */
export type Tokens = {
  /**
   * The current user's ID token, if somebody is signed in.
   * @param isNeeded waits until it is known who is here
   */
  current: (isNeeded: boolean) => Promise<string | undefined>
  /** A token other than the one that was refused. */
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
    const { auth } = await import('../firebase/auth')
    return auth.currentUser?.getIdToken()
  },
  renew: async (refused) => {
    const current = await sessionTokens.current(true)
    // Somebody else's refusal has led to a new one meanwhile.
    if (current !== undefined && current !== refused) return current
    const { forceToken } = await import('../firebase/watch-session')
    return forceToken()
  },
  end: async () => {
    const { pathname, search } = window.location
    const here = `${pathname}${search}`
    // The identity service signs out by itself, and then the guard has been here before.
    const isThere = pathname === paths.login
    const elsewhere = isAuthPath(pathname) ? paths.login : paths.loginThen(here)
    const { auth } = await import('../firebase/auth')
    await auth.signOut()
    // A new page: nothing of the ended session is left in memory.
    window.location.assign(isThere ? here : elsewhere)
  },
}
