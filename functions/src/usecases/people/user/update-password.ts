import { AppError } from '../../../contract/api/errors'
import { isCommonPassword } from '../../../contract/reference/common-passwords'
import { newBatch } from '../../../db/firestore'
import { endSessions } from '../../../db/people/account-status'
import { requireRecentSignIn } from '../../../domain/people/user/recent-sign-in'
import type { Deps } from '../../deps'
import { notify } from '../../messaging/notification/notify'
import { securityAlert } from '../../messaging/notification/security-alert'

type Caller = { uid: string; name: string; auth_time: number }

/**
 * Failures are only logged: the password is already changed, and the request must not look failed.
 */
const alert = async (deps: Deps, { uid, name }: Caller): Promise<void> => {
  try {
    const batch = newBatch()
    const id = `password-${deps.ids()}`
    const now = deps.clock()
    await notify(deps, batch, securityAlert({ uid, name, change: 'password', id, now }))
    await batch.commit()
  } catch (error) {
    deps.log.error('A new password was not notified', { uid, error: String(error) })
  }
}

/**
 * Sets a new password, ends all sessions including the caller's, and notifies the user.
 * @throws AppError `auth/common-password`, `auth/recent-login-required`
 */
export const updatePassword = async (
  deps: Deps,
  caller: Caller,
  password: string,
): Promise<{ done: true }> => {
  requireRecentSignIn(caller.auth_time, deps.identity.now())
  if (isCommonPassword(password)) throw new AppError('auth/common-password')
  const valid_after = await deps.identity.updatePassword(caller.uid, password)
  await endSessions(caller.uid, deps.identity.now(), valid_after)
  await alert(deps, caller)
  return { done: true }
}
