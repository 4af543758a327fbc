import { AppError } from '../../../contract/api/errors'
import type { StoredDecision } from '../../../contract/entities/console/case-decision'
import { timestampFromMillis } from '../../../contract/time'
import { readCaseDecision, saveCaseDecision } from '../../../db/console/case-decisions'
import type { Batch, Versioned } from '../../../db/firestore'
import type { By } from '../../operators/recorded'
import { needsTwo } from '../../operators/second-person'

/** @throws AppError `operator/no-decision` */
export const requireWaiting = async (id: string): Promise<Versioned<StoredDecision>> => {
  const stored = await readCaseDecision(id)
  if (stored?.data.state !== 'waiting') throw new AppError('operator/no-decision')
  return stored
}

/**
 * The one that was looked at, and no other that took its place.
 * @throws AppError `operator/no-decision`, `operator/case-changed`
 */
export const requireProposed = async (
  id: string,
  proposal_id: string,
): Promise<Versioned<StoredDecision>> => {
  const stored = await requireWaiting(id)
  if (stored.data.proposal_id !== proposal_id) throw new AppError('operator/case-changed')
  return stored
}

/** One that waits for this version of the case is confirmed or dropped before there is another. */
export const requireNoneWaits = (
  stored: Versioned<StoredDecision> | undefined,
  version: number,
): void => {
  if (stored?.data.state === 'waiting' && stored.data.version === version) {
    throw new AppError('operator/decision-waits')
  }
}

/** Stores as carried out, in the commit that does. The body isn't needed any more. */
const saveDone = (
  batch: Batch,
  stored: Versioned<StoredDecision> | undefined,
  decision: StoredDecision,
  now: number,
): void =>
  saveCaseDecision(batch, stored, {
    ...decision,
    body: {},
    state: 'done',
    decided_at: timestampFromMillis(now),
  })

/** Carried out by one person, unless it is too much after all. */
export const doneAlone =
  (decision: StoredDecision): NonNullable<By['also']> =>
  async (batch, now) => {
    const stored = await readCaseDecision(decision.transaction_id)
    requireNoneWaits(stored, decision.version)
    if (await needsTwo(decision, now)) throw new AppError('operator/other-person')
    saveDone(batch, stored, decision, now)
  }

/** Carried out by the second person. */
export const doneBySecond =
  (uid: string, decision: StoredDecision): NonNullable<By['also']> =>
  async (batch, now) => {
    const stored = await requireProposed(decision.transaction_id, decision.proposal_id)
    saveDone(batch, stored, { ...decision, confirmed_by: uid }, now)
  }
