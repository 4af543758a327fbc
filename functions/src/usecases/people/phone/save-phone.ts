import { AppError } from '../../../contract/api/errors'
import type { User } from '../../../contract/entities/people/user'
import { timestampFromMillis } from '../../../contract/time'
import { endNumberConsent } from '../../../db/people/phone-message-consents'
import { changeUser, readUser } from '../../../db/people/users'
import { requireRecentSignIn } from '../../../domain/people/user/recent-sign-in'
import type { Deps } from '../../deps'
import { notify } from '../../messaging/notification/notify'
import { securityAlert } from '../../messaging/notification/security-alert'
import { takeFromLimit } from '../../rate-limit'
import { noteSignIn } from './note-sign-in'
import { releaseNumber } from './release-number'
import { requireMobile } from './require-mobile'
import type { SignedIn } from './require-more-than-phone'
import { isLongUnseen } from './sign-in-by-phone'
import { checkSignInCode } from './sign-in-codes'

type Caller = SignedIn & { name: string; auth_time: number }

/** Frees a number that the networks gave to the caller, or refuses. */
const takeFromOther = async (deps: Deps, uid: string, phone: string): Promise<void> => {
  const other = await deps.identity.accountOfPhone(phone)
  if (!other || other.uid === uid) return
  const user = (await readUser(other.uid))?.data
  if (user && !isLongUnseen(user, deps.clock())) throw new AppError('user/phone-taken')
  await releaseNumber(deps, other)
}

/**
 * Gives the account a number, or proves again the one that it has.
 * @throws AppError `user/phone-taken`, `auth/wrong-code` and others
 */
export const savePhone = async (
  deps: Deps,
  caller: Caller,
  request: { phone: string; code: string },
  address: string,
): Promise<User> => {
  requireRecentSignIn(caller.auth_time, deps.identity.now())
  const phone = requireMobile(request.phone)
  const { uid, name, device } = caller
  await takeFromLimit(deps, 'code_try', address)
  await checkSignInCode(deps, `phone:${phone}`, request.code, device ?? uid)
  const stored = await readUser(uid)
  if (!stored) throw new AppError('user/not-found')
  await takeFromOther(deps, uid, phone)
  await deps.identity.updatePhone(uid, phone)
  const now = deps.clock()
  const at = timestampFromMillis(now)
  const change = { phone, phone_verified_at: at, updated_at: at }
  await noteSignIn(deps, uid, { device, by: 'email' }, async (batch) => {
    changeUser(batch, uid, change)
    if (stored.data.phone === phone) return
    await endNumberConsent(batch, uid)
    const id = `phone-${deps.ids()}`
    await notify(deps, batch, securityAlert({ uid, name, change: 'phone', id, now }))
  })
  return { ...stored.data, ...change }
}

/**
 * Removes the number of an account that can be entered by its email.
 * @throws AppError `user/phone-only`
 */
export const removePhone = async (deps: Deps, caller: Caller): Promise<User> => {
  requireRecentSignIn(caller.auth_time, deps.identity.now())
  const { uid } = caller
  const [account, stored] = await Promise.all([deps.identity.account(uid), readUser(uid)])
  if (!stored) throw new AppError('user/not-found')
  if (!account.phone) return stored.data
  if (!account.email_verified) throw new AppError('user/phone-only')
  await releaseNumber(deps, account)
  const { phone: _, phone_verified_at: __, ...user } = stored.data
  return user
}
