import { AppError } from '../../../contract/api/errors'
import type { AccountJoin } from '../../../contract/entities/people/account-join'
import { readSignIns } from '../../../db/people/sign-ins'
import { readUser } from '../../../db/people/users'
import type { Deps } from '../../deps'
import { requireWord } from '../../people/phone/prove-identity'
import { requireMobile } from '../../people/phone/require-mobile'
import { isLongUnseen } from '../../people/phone/sign-in-by-phone'
import { checkSignInCode } from '../../people/phone/sign-in-codes'
import { takeFromLimit } from '../../rate-limit'

export type Proof = { phone: string; code: string; word?: string | undefined }
export type Other = {
  uid: string
  name: string
  phone: string
  proved_by: AccountJoin['proved_by']
}

/**
 * The account with a number, proved by its code and, since a code is all that a thief of the SIM or the
 * number's next owner has, by a device that the account knows or by its word.
 * @throws AppError `user/join-none`, `user/join-same`, `user/join-has-email`, `user/join-word`,
 * `user/join-refused`, `auth/wrong-code`, `auth/wrong-word` and others
 */
export const proveOther = async (
  deps: Deps,
  { uid, device }: { uid: string; device?: string | undefined },
  proof: Proof,
  address: string,
): Promise<Other> => {
  const phone = requireMobile(proof.phone)
  await takeFromLimit(deps, 'code_try', address)
  await checkSignInCode(deps, `phone:${phone}`, proof.code, device ?? uid)
  const found = await deps.identity.accountOfPhone(phone)
  const user = found && (await readUser(found.uid))?.data
  if (!found || !user) throw new AppError('user/join-none')
  if (found.uid === uid) throw new AppError('user/join-same')
  if (found.operator || found.has_factors) throw new AppError('user/join-refused')
  if (found.email || user.email) throw new AppError('user/join-has-email')
  const other = { uid: found.uid, name: user.name, phone }
  const known = device && (await readSignIns(found.uid))?.data.devices[device]?.is_known
  if (known && !isLongUnseen(user, deps.clock())) return { ...other, proved_by: 'known_device' }
  if (!proof.word) throw new AppError('user/join-word')
  await requireWord(deps, found.uid, proof.word)
  return { ...other, proved_by: 'word' }
}
