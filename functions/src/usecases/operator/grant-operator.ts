import { Refusal } from '../../contract/api/errors'
import type { Operator, OperatorRole } from '../../contract/entities/operator'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { activeOperators, readOperator, saveOperator } from '../../db/people/operators'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'

type Grant = { operator: string; reason: string; role: OperatorRole }

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
  { operator, reason, role }: Grant,
): Promise<Operator> => {
  const account = await deps.identity.accountOfEmail(email)
  if (!account.email_verified) throw new Refusal(`${email} is not verified yet.`)
  const granter = (await activeOperators()).find((one) => one.email === operator.toLowerCase())
  const granted = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readOperator(account.uid)
    const at = timestampFromMillis(deps.clock())
    const next: Operator = {
      uid: account.uid,
      email: account.email.toLowerCase(),
      role,
      granted_by: granter?.uid ?? null,
      granted_at: at,
      revoked_at: null,
    }
    saveOperator(batch, stored, next)
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator,
      action: `grant-operator:${role}`,
      subject: account.uid,
      reason,
      before: { role: stored && !stored.data.revoked_at ? stored.data.role : null },
      after: { role },
      at,
    })
    return { result: next }
  })
  await deps.identity.setOperator(account.uid, role)
  return granted
}

/**
 * Takes the role away. The register refuses at once; the claim follows.
 * @throws Refusal if the account is no operator
 */
export const revokeOperator = async (
  deps: Deps,
  email: string,
  { operator, reason }: Omit<Grant, 'role'>,
): Promise<void> => {
  const found = (await activeOperators()).find((one) => one.email === email.toLowerCase())
  if (!found) throw new Refusal(`${email} is no operator.`)
  const { uid } = found
  await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readOperator(uid)
    if (!stored) throw new Refusal(`${email} is no operator.`)
    const at = timestampFromMillis(deps.clock())
    saveOperator(batch, stored, { ...stored.data, revoked_at: at })
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator,
      action: 'revoke-operator',
      subject: uid,
      reason,
      before: { role: stored.data.role },
      after: { role: null },
      at,
    })
    return { result: undefined }
  })
  await deps.identity.setOperator(uid, null)
}
