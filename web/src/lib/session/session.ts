import { useEffect, useSyncExternalStore } from 'react'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { toast } from '@/ui/feedback/toast'
import { bootSession, planSession } from './restore-session'
import { getSession, type SessionUser, SIGNED_OUT, subscribeToSession } from './session-store'

const SIGN_OUT_FAILED = 'Failed to sign out user.'

export type Session = {
  status: 'loading' | 'signed_out' | 'signed_in'
  user?: SessionUser
  /** True right after the user chose to log out. */
  left_by_choice: boolean
  signOut: () => Promise<void>
  /** Reloads the user and the token, so that changed roles, name or verification show. */
  refresh: () => Promise<void>
}

const signOut = async (): Promise<void> => {
  try {
    await bootSession()
    const { endSession } = await loadChunk(() => import('../firebase/end-session'))
    await endSession()
  } catch (error) {
    console.error(error)
    toast.error(SIGN_OUT_FAILED)
  }
}

const refresh = async (): Promise<void> => {
  await bootSession()
  const { renewSession } = await loadChunk(() => import('../firebase/watch-session'))
  await renewSession()
}

/** The current session; `loading` until it is known. */
export const useSession = (): Session => {
  // The server renders every page as signed out.
  const state = useSyncExternalStore(subscribeToSession, getSession, () => SIGNED_OUT)
  useEffect(planSession, [])
  return {
    status: state.status,
    user: state.user,
    left_by_choice: state.status === 'signed_out' && state.by_choice,
    signOut,
    refresh,
  }
}
