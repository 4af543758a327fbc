import { Refusal } from '../../contract/api/errors'
import type { Operator, OperatorRole } from '../../contract/entities/operator'
import { timestampFromMillis } from '../../contract/time'
import { activeOperators, readOperator, saveOperator } from '../../db/people/operators'
import type { Deps } from '../deps'
import { type By, commitDecision } from './recorded'

type Grant = By & { role: OperatorRole }

/**
 * Makes an account an operator or changes its role, from the command line alone. The register is
 * written before the claim, so that dying between the two gives nothing.
 * @param email of the account
 * @param operator the address of who grants it
 * @throws Refusal if the address is not verified; AppError `user/not-found`
 */
export const grantOperator = async (
  deps: Deps,
  email: string,
  { role, ...by }: Grant,
): Promise<Operator> => {
  const account = await deps.identity.accountOfEmail(email)
  if (!account.email_verified) throw new Refusal(`${email} is not verified yet.`)
  const granter = (await activeOperators()).find((one) => one.email === by.operator.toLowerCase())
  const granted = await commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await readOperator(account.uid)
    const next: Operator = {
      uid: account.uid,
      email: account.email.toLowerCase(),
      role,
      granted_by: granter?.uid ?? null,
      granted_at: timestampFromMillis(now),
      revoked_at: null,
    }
    saveOperator(batch, stored, next)
    const entry = {
      action: `grant-operator:${role}`,
      subject: account.uid,
      before: { role: stored && !stored.data.revoked_at ? stored.data.role : null },
      after: { role },
    }
    return { entry, result: next }
  })
  await deps.identity.setOperator(account.uid, role)
  return granted.result
}

/**
 * Takes the role away. The register refuses at once; the claim follows.
 * @throws Refusal if the account is no operator
 */
export const revokeOperator = async (deps: Deps, email: string, by: By): Promise<void> => {
  const found = (await activeOperators()).find((one) => one.email === email.toLowerCase())
  if (!found) throw new Refusal(`${email} is no operator.`)
  const { uid } = found
  await commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await readOperator(uid)
    if (!stored) throw new Refusal(`${email} is no operator.`)
    saveOperator(batch, stored, { ...stored.data, revoked_at: timestampFromMillis(now) })
    const entry = {
      action: 'revoke-operator',
      subject: uid,
      before: { role: stored.data.role },
      after: { role: null },
    }
    return { entry, result: undefined }
  })
  await deps.identity.setOperator(uid, null)
}
