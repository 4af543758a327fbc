import { AppError, Refusal } from '../../contract/api/errors'
import { mayAs, type Operator, type OperatorRole } from '../../contract/entities/console/operator'
import { timestampFromMillis } from '../../contract/time'
import { activeOperators, readOperator, saveOperator } from '../../db/console/operators'
import type { Batch, Versioned } from '../../db/firestore'
import type { Deps } from '../deps'
import { type By, commitDecision, type Recorded } from './recorded'
import { requireSecondPerson } from './second-person'

type Grant = By & { role: OperatorRole }

const roleNow = (stored: Versioned<Operator> | undefined): OperatorRole | null =>
  stored && !stored.data.revoked_at ? stored.data.role : null

const requireAccount = async ({ identity }: Deps, email: string) => {
  const account = await identity.accountOfEmail(email)
  if (!account.email_verified) throw new Refusal(`${email} is not verified yet.`)
  return account
}

type Account = { uid: string; email: string }

/** Writes the role, and its entry of the audit log. */
const give = async (
  batch: Batch,
  { uid, email }: Account,
  stored: Versioned<Operator> | undefined,
  { role, operator }: Grant,
  now: number,
) => {
  const granter = (await activeOperators()).find(
    (one) => one.uid === operator || one.email === operator.toLowerCase(),
  )
  const next: Operator = {
    uid,
    email: email.toLowerCase(),
    role,
    granted_by: granter?.uid ?? null,
    granted_at: timestampFromMillis(now),
    revoked_at: null,
    proposed: null,
  }
  saveOperator(batch, stored, next)
  return {
    action: `grant-operator:${role}`,
    subject: uid,
    before: { role: roleNow(stored) },
    after: { role },
  }
}

/** Notes that one owner wants to give a role. Until another does, it opens nothing. */
const propose = (
  batch: Batch,
  { uid, email }: Account,
  stored: Versioned<Operator> | undefined,
  { role, operator }: Grant,
  now: number,
) => {
  const at = timestampFromMillis(now)
  const newcomer: Operator = {
    uid,
    email: email.toLowerCase(),
    role,
    granted_by: null,
    granted_at: at,
    revoked_at: at,
  }
  const proposed = { role, by: operator, at }
  saveOperator(batch, stored, { ...(stored?.data ?? newcomer), proposed })
  return {
    action: `propose-operator:${role}`,
    subject: uid,
    before: { role: roleNow(stored) },
    after: { state: 'waiting', role },
  }
}

/**
 * Makes an account an operator or changes its role, whoever else there is. The register is written
 * before the claim, so that dying between the two gives nothing.
 * @param email of the account
 * @param operator the uid or the address of who grants it
 * @throws Refusal if the address is not verified; AppError `user/not-found`
 */
export const grantOperator = async (
  deps: Deps,
  email: string,
  grant: Grant,
): Promise<Recorded<undefined>> => {
  const account = await requireAccount(deps, email)
  const granted = await commitDecision(deps, grant, 'service/unavailable', async (batch, now) => {
    const stored = await readOperator(account.uid)
    return { entry: await give(batch, account, stored, grant, now), result: undefined }
  })
  await deps.identity.setOperator(account.uid, grant.role)
  return granted
}

/** Whether it takes two owners: there are two, and the role may do more than the one now. */
const takesTwo = async (
  uid: string,
  stored: Versioned<Operator> | undefined,
  { role, operator }: Grant,
): Promise<boolean> => {
  const before = roleNow(stored)
  if (before !== null && mayAs(before, role)) return false
  return (await activeOperators()).some(
    (one) => one.role === 'owner' && one.uid !== operator && one.uid !== uid,
  )
}

/**
 * An owner gives a role. One that may do more than before takes two owners, if there are two: it
 * waits until another gives the same. Decided on what the commit finds: a role that is taken
 * meanwhile isn't given back by one.
 * @throws AppError `operator/other-person`, and what `grantOperator` throws
 */
export const giveRole = async (
  deps: Deps,
  email: string,
  grant: Grant,
): Promise<Recorded<{ state: 'waiting' | 'done' }>> => {
  const account = await requireAccount(deps, email)
  const { uid } = account
  const given = await commitDecision<{ state: 'waiting' | 'done' }>(
    deps,
    grant,
    'service/unavailable',
    async (batch, now) => {
      const stored = await readOperator(uid)
      if (await takesTwo(uid, stored, grant)) {
        const proposed = stored?.data.proposed
        if (proposed?.role !== grant.role) {
          const entry = propose(batch, account, stored, grant, now)
          return { entry, result: { state: 'waiting' } }
        }
        if (proposed.by === grant.operator) throw new AppError('operator/other-person')
        const decision = { proposed_by: proposed.by, proposed_at: proposed.at }
        await requireSecondPerson(grant.operator, decision, { uids: [uid] }, now)
      }
      const entry = await give(batch, account, stored, grant, now)
      return { entry, result: { state: 'done' } }
    },
  )
  if (given.result.state === 'done') await deps.identity.setOperator(uid, grant.role)
  return given
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
    if (!stored || stored.data.revoked_at) throw new Refusal(`${email} is no operator.`)
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
