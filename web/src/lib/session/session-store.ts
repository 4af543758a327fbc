import { hasSessionHint } from './session-hint'

export type SessionUser = {
  uid: string
  name: string
  email: string
  email_verified: boolean
  /** In E.164; absent without one. */
  phone?: string
  photo_url: string
  roles: string[]
  /** Shows the console, to which the server alone gives anything. */
  is_operator?: boolean
}

export type SessionState =
  | { status: 'loading'; user?: undefined }
  /** `by_choice` is true if the user has just logged out in this tab. */
  | { status: 'signed_out'; by_choice: boolean; user?: undefined }
  | { status: 'signed_in'; user: SessionUser }

export const SIGNED_OUT: SessionState = { status: 'signed_out', by_choice: false }

let state: SessionState = hasSessionHint() ? { status: 'loading' } : SIGNED_OUT
const listeners = new Set<() => void>()
const userChangeListeners = new Set<() => void>()

export const getSession = (): SessionState => state

/**
 * Whether this user is still signed in, for what was begun for them and comes later. False from the
 * moment of the logout, before everybody is told.
 */
export const isStillSignedIn = (uid: string): boolean => state.user?.uid === uid && hasSessionHint()

/** Logs what failed of what was begun for this user, which a logout makes fail as it should. */
export const logWhileSignedIn =
  (uid: string) =>
  (error: unknown): void => {
    if (isStillSignedIn(uid)) console.error(error)
  }

export const subscribeToSession = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back before the user changes or signs out, so that caches can be cleared. */
export const onUserChange = (listener: () => void): void => {
  userChangeListeners.add(listener)
}

export const publishSession = (next: SessionState): void => {
  const isOtherUser = state.user !== undefined && state.user.uid !== next.user?.uid
  if (isOtherUser) for (const listener of userChangeListeners) listener()
  state = next
  for (const listener of listeners) listener()
}

/** Resolves to the session once it satisfies the predicate. */
export const sessionWhere = (isWanted: (state: SessionState) => boolean): Promise<SessionState> =>
  new Promise((resolve) => {
    if (isWanted(state)) return resolve(state)
    const stop = subscribeToSession(() => {
      if (!isWanted(state)) return
      stop()
      resolve(state)
    })
  })
