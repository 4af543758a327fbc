import type { CaseDecision } from '../../contract/entities/case-decision'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/console'
import { bind } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readList } from '../list-query'

const decisions = () => collectionOf<CaseDecision>(COLLECTIONS.caseDecisions)

export const readCaseDecision = (id: string): Promise<Versioned<CaseDecision> | undefined> =>
  readDocument(decisions().doc(id))

/** Writes only if nobody changed it since it was read. */
export const saveCaseDecision = (
  batch: Batch,
  stored: Versioned<CaseDecision> | undefined,
  decision: CaseDecision,
): void => {
  const ref = decisions().doc(decision.transaction_id)
  if (stored)
    batch.update(ref, fieldsOf<CaseDecision>(decision), { lastUpdateTime: stored.updated })
  else batch.create(ref, decision)
}

/** How much was decided since `since` (ms) about each of the two, in minor units. */
export const decidedSince = async (
  { buyer_id, vendor_id }: Pick<CaseDecision, 'buyer_id' | 'vendor_id'>,
  since: number,
): Promise<{ buyer_minor: number; vendor_minor: number }> => {
  const from = timestampFromMillis(since)
  const [bought, sold] = await Promise.all([
    readList<CaseDecision>(bind(queries.decidedOfBuyer, { uid: buyer_id, since: from })),
    readList<CaseDecision>(bind(queries.decidedOfVendor, { uid: vendor_id, since: from })),
  ])
  const sum = (found: readonly CaseDecision[]) =>
    found.reduce((total, { amount_minor }) => total + amount_minor, 0)
  return { buyer_minor: sum(bought), vendor_minor: sum(sold) }
}
