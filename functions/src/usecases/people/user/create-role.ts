import { AppError } from '../../../contract/api/errors'
import { ROLES, type Role } from '../../../contract/entities/people/user'
import type { Deps } from '../../deps'
import { requireSwitch } from '../../switches/require-switch'

type Request = { uid: string; roles: readonly string[] }

/** Gives the caller the role `user`; existing roles stay. */
export const createRole = async (
  deps: Deps,
  caller_uid: string,
  { uid, roles }: Request,
): Promise<{ roles: Role[] }> => {
  if (uid !== caller_uid) throw new AppError('auth/forbidden')
  if (roles.length !== 1 || roles[0] !== 'user') throw new AppError('auth/role-not-allowed')
  const account = await deps.identity.account(uid)
  if (account.roles.length === 0) await requireSwitch(deps, 'sign_ups')
  const held = ROLES.filter((role) => role === 'user' || account.roles.includes(role))
  if (held.some((role) => !account.roles.includes(role))) await deps.identity.setRoles(uid, held)
  return { roles: held }
}
