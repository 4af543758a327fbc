import { AppError } from '../../../contract/api/errors'
import type { User } from '../../../contract/entities/people/user'
import { isReservedName } from '../../../contract/text/reserved-name'
import { timestampFromMillis } from '../../../contract/time'
import { addUser, readUser } from '../../../db/people/users'
import type { Deps } from '../../deps'
import { requireSwitch } from '../../switches/require-switch'
import { noteSignIn } from './note-sign-in'

/** Of two that come at once one makes the account, and both get into it. */
const accountFor = async (deps: Deps, phone: string, name: string): Promise<string> => {
  const known = await deps.identity.accountOfPhone(phone)
  if (known) return known.uid
  await requireSwitch(deps, 'sign_ups')
  try {
    return await deps.identity.createOfPhone(phone, name)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'user/phone-taken') throw error
    const first = await deps.identity.accountOfPhone(phone)
    if (!first) throw error
    return first.uid
  }
}

/**
 * Opens an account with a phone number alone: in Firebase Auth, its role and its record. Done again
 * after a crash, it finishes what is there.
 * @throws AppError `user/name-reserved`, `user/sign-up-paused`
 */
export const openPhoneAccount = async (
  deps: Deps,
  phone: string,
  name: string,
  device: string | undefined,
): Promise<string> => {
  if (isReservedName(name)) throw new AppError('user/name-reserved')
  const uid = await accountFor(deps, phone, name)
  const { roles } = await deps.identity.account(uid)
  if (!roles.includes('user')) await deps.identity.setRoles(uid, [...roles, 'user'])
  await noteSignIn(deps, uid, { device, by: 'sign_up' }, async (batch) => {
    if (await readUser(uid)) return
    const at = timestampFromMillis(deps.clock())
    const user: User = {
      user_id: uid,
      name,
      email: '',
      photo_url: '',
      phone,
      phone_verified_at: at,
      accepted_conditions: true,
      roles: ['user'],
      created_at: at,
      updated_at: at,
    }
    addUser(batch, user)
  })
  return uid
}
