import { requireRecentSignIn } from '../../domain/user/recent-sign-in'
import type { Deps } from '../deps'

/** Sets a new password and ends every session, the caller's own included. */
export const updatePassword = async (
  deps: Deps,
  caller: { uid: string; auth_time: number },
  password: string,
): Promise<{ done: true }> => {
  requireRecentSignIn(caller.auth_time, deps.identity.now())
  await deps.identity.updatePassword(caller.uid, password)
  return { done: true }
}
