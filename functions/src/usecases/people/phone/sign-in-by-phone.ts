import type { BodyOf } from '../../../contract/api/endpoint'
import { AppError } from '../../../contract/api/errors'
import type { PhoneSignIn, phoneEndpoints } from '../../../contract/api/people/phone'
import { UNSEEN_NUMBER_MS } from '../../../contract/entities/people/phone-sign-in'
import type { User } from '../../../contract/entities/people/user'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { changeUser, readUser } from '../../../db/people/users'
import { requireRecentSignIn } from '../../../domain/people/user/recent-sign-in'
import type { Identity } from '../../../ports/identity'
import type { Deps } from '../../deps'
import { notify } from '../../messaging/notification/notify'
import { securityAlert } from '../../messaging/notification/security-alert'
import { takeFromLimit } from '../../rate-limit'
import { noteSignIn } from './note-sign-in'
import { openPhoneAccount } from './open-phone-account'
import { requireWord } from './prove-identity'
import { releaseNumber } from './release-number'
import { requireMobile } from './require-mobile'
import { checkSignInCode } from './sign-in-codes'

type Request = BodyOf<(typeof phoneEndpoints)['signIn']>
type From = { address: string; device: string | undefined }
type Found = NonNullable<Awaited<ReturnType<Identity['accountOfPhone']>>>

/** The number that the caller proves, by our code or by Firebase's own phone sign-in. */
const provedPhone = async (deps: Deps, request: Request, from: From): Promise<string> => {
  if ('phone_token' in request) {
    const caller = await deps.identity.verifyToken(request.phone_token)
    if (caller.signed_in_by !== 'phone_provider') throw new AppError('auth/invalid-token')
    requireRecentSignIn(caller.auth_time, deps.identity.now())
    return requireMobile(caller.phone)
  }
  const phone = requireMobile(request.phone)
  await takeFromLimit(deps, 'code_try', from.address)
  await checkSignInCode(deps, `phone:${phone}`, request.code, from.device ?? from.address)
  return phone
}

/** Whether the networks may have given the number to somebody else since its owner last proved it. */
export const isLongUnseen = ({ phone_verified_at }: User, now: number): boolean =>
  phone_verified_at !== undefined && now - millisOf(phone_verified_at) > UNSEEN_NUMBER_MS

/** What an account asks for beside its number: a second factor is an email's matter. */
const askedFor = ({ operator, has_factors }: Found, user: User | undefined, now: number) => {
  if (operator || has_factors) return 'email' as const
  if (!user || !isLongUnseen(user, now)) return undefined
  return user.email ? ('email' as const) : ('word' as const)
}

const enter = async (
  deps: Deps,
  { uid, name }: Found,
  phone: string,
  device: string | undefined,
): Promise<PhoneSignIn> => {
  await noteSignIn(deps, uid, { device, by: 'phone' }, async (batch, isNewDevice) => {
    const now = deps.clock()
    changeUser(batch, uid, { phone, phone_verified_at: timestampFromMillis(now) })
    if (!isNewDevice) return
    const id = `phone-sign-in-${deps.ids()}`
    await notify(deps, batch, securityAlert({ uid, name, change: 'phone_sign_in', id, now }))
  })
  return { state: 'signed_in', token: await deps.identity.phoneToken(uid), is_new: false }
}

/**
 * Signs in who proves a number, or opens an account with it. The account of a number that was long
 * unseen is never given to who has the number now: its email or word decides, or a new account takes
 * the number from it.
 * @throws AppError `auth/wrong-code`, `auth/code-expired`, `user/phone-invalid`, `auth/wrong-word` and
 * others
 */
export const signInByPhone = async (
  deps: Deps,
  request: Request,
  from: From,
): Promise<PhoneSignIn> => {
  const phone = await provedPhone(deps, request, from)
  const found = await deps.identity.accountOfPhone(phone)
  const user = found && (await readUser(found.uid))?.data
  const asks_for = found && askedFor(found, user, deps.clock())
  const hasNewOwner =
    request.is_new_owner === true && user !== undefined && isLongUnseen(user, deps.clock())
  if (found && asks_for === 'word' && request.word !== undefined) {
    await requireWord(deps, found.uid, request.word)
    return enter(deps, found, phone, from.device)
  }
  if (asks_for && !hasNewOwner) return { state: 'unseen', asks_for }
  if (found && user && !asks_for) return enter(deps, found, phone, from.device)
  if (request.name === undefined || !request.accepted_conditions) return { state: 'name_needed' }
  if (found && asks_for) await releaseNumber(deps, found)
  const uid = await openPhoneAccount(deps, phone, request.name, from.device)
  return { state: 'signed_in', token: await deps.identity.phoneToken(uid), is_new: true }
}
