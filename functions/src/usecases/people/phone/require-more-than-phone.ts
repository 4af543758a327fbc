import { AppError } from '../../../contract/api/errors'
import { readSignIns } from '../../../db/people/sign-ins'
import { readUser } from '../../../db/people/users'
import { isPasswordDoubtful, isProvedByEmail } from '../../../domain/people/sign-in/known-device'
import type { Identified } from '../../../ports/identity'
import type { Deps } from '../../deps'

export type SignedIn = Pick<Identified, 'uid' | 'signed_in_by'> & {
  /** The hash of the device's id; absent if it sent none. */
  device?: string | undefined
}

/**
 * Refuses what a phone number alone never does. A password is more, unless it may have been set by who
 * had the phone alone: Firebase Auth lets every recent sign-in set one. So is a code from the account's
 * email, lately and on this device. Where the account has no verified address, or where it `may_know`
 * the device (approving a large sum), one on which the account began or proved more before is enough.
 * @throws AppError `auth/more-than-phone` with the ways to prove it
 */
export const requireMoreThanPhone = async (
  deps: Deps,
  { uid, signed_in_by, device: id }: SignedIn,
  may_know: 'this_device' | 'nothing' = 'nothing',
): Promise<void> => {
  const signIns = (await readSignIns(uid))?.data
  if (signed_in_by === 'email') {
    if (!signIns?.phone_alone_since) return
    if (!isPasswordDoubtful(signIns, await deps.identity.validSince(uid))) return
  }
  const device = id === undefined ? undefined : signIns?.devices[id]
  if (isProvedByEmail(device, deps.clock())) return
  const [account, user] = await Promise.all([deps.identity.account(uid), readUser(uid)])
  // Of the address, our record counts: a token of Firebase Auth can change the account's.
  const hasEmail = account.email_verified && user !== undefined && user.data.email !== ''
  if (device?.is_known && (may_know === 'this_device' || !hasEmail)) return
  throw new AppError('auth/more-than-phone', {
    ways: [
      ...(hasEmail ? ['email'] : []),
      ...(may_know === 'this_device' || !hasEmail ? ['word'] : []),
    ],
  })
}
