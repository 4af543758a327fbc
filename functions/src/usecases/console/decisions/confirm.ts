import { consoleEndpoints } from '../../../contract/api/console/console'
import { AppError } from '../../../contract/api/errors'
import type { StoredDecision } from '../../../contract/entities/console/case-decision'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { saveCaseDecision } from '../../../db/console/case-decisions'
import { readTransaction } from '../../../db/orders/transactions'
import type { Deps } from '../../deps'
import type { Deciding } from '../../operators/acting'
import { NOBODY, type Subject } from '../../operators/own-side'
import { carriedOn, commitDecision } from '../../operators/recorded'
import { requireSecondPerson } from '../../operators/second-person'
import { type Decision, decisionOf, type Stake } from './decision'
import { SHARED } from './shared'
import { doneBySecond, requireProposed, requireWaiting } from './stored'

/** The row of a stored decision: its body is what the row's schema once gave. */
const rowOf = (stored: StoredDecision) =>
  SHARED[stored.decision] as unknown as Decision<Record<string, unknown>, unknown>

/** @throws AppError `operator/no-decision` */
const subjectOfWaiting = async (id: string, acting: Deciding): Promise<Subject> => {
  const { data } = await requireWaiting(id)
  return rowOf(data).subject(data.subject_id, data.body, acting)
}

/** What it would move now. @throws AppError `operator/case-changed` if that isn't what was proposed */
const requireSame = async (deps: Deps, stored: StoredDecision): Promise<void> => {
  const { second_person } = rowOf(stored)
  const stake =
    second_person === 'alone'
      ? null
      : await second_person.stakeOf(deps, stored.subject_id, stored.body)
  const shownOf = ({ version, amount_minor, account }: Stake | StoredDecision) =>
    JSON.stringify([version, amount_minor, account?.account_name, account?.account])
  if (!stake || shownOf(stake) !== shownOf(stored)) {
    throw new AppError('operator/case-changed', stake ? { version: stake.version } : {})
  }
}

/** A second person carries out what was proposed. */
export const confirm = decisionOf(consoleEndpoints.confirm, {
  subject: (id, _, acting) => subjectOfWaiting(id, acting),
  second_person: 'alone',
  run: async (deps, by, id, { proposal_id }) => {
    const { data } = await requireProposed(id, proposal_id)
    const row = rowOf(data)
    const { subject_id, body, reason } = data
    const acting = { uid: by.operator, role: row.role, signed_in: 'by_hand' } as const
    const subject = await row.subject(subject_id, body, acting)
    await requireSecondPerson(by.operator, data, subject, deps.clock())
    await requireSame(deps, data)
    const second = { ...by, reason, also: doneBySecond(by.operator, data) }
    const done = await row.run(deps, second, subject_id, body)
    const after = await readTransaction(id)
    // Only the command line corrects payouts, which have no transaction; it shows none.
    return carriedOn(done, { state: 'done', transaction: after?.data as Transaction })
  },
})

/** Drops a decision that waits, so that another one can be made. Who proposed it may always. */
export const drop = decisionOf(consoleEndpoints.drop, {
  subject: async (id, _, acting) => {
    const { data } = await requireWaiting(id)
    return data.proposed_by === acting.uid ? NOBODY : subjectOfWaiting(id, acting)
  },
  second_person: 'alone',
  run: (deps, by, id) =>
    commitDecision(deps, by, 'transaction/busy', async (batch) => {
      const stored = await requireWaiting(id)
      const { decision: dropped, amount_minor, proposed_by } = stored.data
      saveCaseDecision(batch, stored, { ...stored.data, body: {}, state: 'dropped' })
      const before = { state: 'waiting', decision: dropped, amount_minor, proposed_by }
      const entry = { action: 'drop-decision', subject: id, before, after: { state: 'dropped' } }
      return { entry, result: { done: true } }
    }),
})
