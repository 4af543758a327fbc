import { AppError, Refusal } from '../../contract/api/errors'
import { mayAs, type Operator, type OperatorRole } from '../../contract/entities/console/operator'
import { timestampFromMillis } from '../../contract/time'
import { activeOperators, readOperator, saveOperator } from '../../db/console/operators'
import type { Versioned } from '../../db/firestore'
import type { Deps } from '../deps'
import { type By, carriedOn, commitDecision, type Recorded } from './recorded'
import { requireSecondPerson } from './second-person'

type Grant = By & { role: OperatorRole }

const roleNow = (stored: Versioned<Operator> | undefined): OperatorRole | null =>
  stored && !stored.data.revoked_at ? stored.data.role : null

const requireAccount = async ({ identity }: Deps, email: string) => {
  const account = await identity.accountOfEmail(email)
  if (!account.email_verified) throw new Refusal(`${email} is not verified yet.`)
  return account
}

/**
 * Makes an account an operator or changes its role. The register is written before the claim, so that
 * dying between the two gives nothing.
 * @param email of the account
 * @param operator the uid or the address of who grants it
 * @throws Refusal if the address is not verified; AppError `user/not-found`
 */
export const grantOperator = async (
  deps: Deps,
  email: string,
  { role, ...by }: Grant,
): Promise<Recorded<Operator>> => {
  const account = await requireAccount(deps, email)
  const granter = (await activeOperators()).find(
    (one) => one.uid === by.operator || one.email === by.operator.toLowerCase(),
  )
  const granted = await commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await readOperator(account.uid)
    const next: Operator = {
      uid: account.uid,
      email: account.email.toLowerCase(),
      role,
      granted_by: granter?.uid ?? null,
      granted_at: timestampFromMillis(now),
      revoked_at: null,
      proposed: null,
    }
    saveOperator(batch, stored, next)
    const entry = {
      action: `grant-operator:${role}`,
      subject: account.uid,
      before: { role: roleNow(stored) },
      after: { role },
    }
    return { entry, result: next }
  })
  await deps.identity.setOperator(account.uid, role)
  return granted
}

/** Notes that one owner wants to give a role. Until another does, it opens nothing. */
const proposeRole = async (deps: Deps, email: string, { role, ...by }: Grant) => {
  const { uid, email: address } = await requireAccount(deps, email)
  return commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await readOperator(uid)
    const at = timestampFromMillis(now)
    const newcomer: Operator = {
      uid,
      email: address.toLowerCase(),
      role,
      granted_by: null,
      granted_at: at,
      revoked_at: at,
    }
    const proposed = { role, by: by.operator, at }
    saveOperator(batch, stored, { ...(stored?.data ?? newcomer), proposed })
    const entry = {
      action: `propose-operator:${role}`,
      subject: uid,
      before: { role: roleNow(stored) },
      after: { state: 'waiting', role },
    }
    return { entry, result: undefined }
  })
}

/**
 * An owner gives a role. One that may do more than before takes two owners, if there are two: it
 * waits until another gives the same.
 * @throws AppError `operator/other-person`, and what `grantOperator` throws
 */
export const giveRole = async (
  deps: Deps,
  email: string,
  grant: Grant,
): Promise<Recorded<{ state: 'waiting' | 'done' }>> => {
  const { uid } = await requireAccount(deps, email)
  const stored = await readOperator(uid)
  const role = roleNow(stored)
  const others = (await activeOperators()).filter(
    (one) => one.role === 'owner' && one.uid !== grant.operator && one.uid !== uid,
  )
  const isLess = role !== null && mayAs(role, grant.role)
  const proposed = stored?.data.proposed
  const isKnown = proposed?.role === grant.role
  if (!isLess && others.length > 0) {
    if (!isKnown) return carriedOn(await proposeRole(deps, email, grant), { state: 'waiting' })
    if (proposed.by === grant.operator) throw new AppError('operator/other-person')
    const decision = { proposed_by: proposed.by, proposed_at: proposed.at }
    await requireSecondPerson(grant.operator, decision, { uids: [uid] }, deps.clock())
  }
  return carriedOn(await grantOperator(deps, email, grant), { state: 'done' })
}

/**
 * Takes the role away. The register refuses at once; the claim follows.
 * @throws Refusal if the account is no operator
 */
export const revokeOperator = async (
  deps: Deps,
  email: string,
  by: By,
): Promise<Recorded<undefined>> => {
  const found = (await activeOperators()).find((one) => one.email === email.toLowerCase())
  if (!found) throw new Refusal(`${email} is no operator.`)
  const { uid } = found
  const revoked = await commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await readOperator(uid)
    if (!stored) throw new Refusal(`${email} is no operator.`)
    const revoked_at = timestampFromMillis(now)
    saveOperator(batch, stored, { ...stored.data, revoked_at, proposed: null })
    const entry = {
      action: 'revoke-operator',
      subject: uid,
      before: { role: stored.data.role },
      after: { role: null },
    }
    return { entry, result: undefined }
  })
  await deps.identity.setOperator(uid, null)
  return revoked
}
