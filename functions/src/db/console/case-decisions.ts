import type { CaseDecision, StoredDecision } from '../../contract/entities/console/case-decision'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/console/console'
import { bind } from '../../contract/queries/query'
import { millisOf, timestampFromMillis } from '../../contract/time'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  readDocument,
  removed,
  type Versioned,
} from '../firestore'
import { readList } from '../list-query'

const decisions = () => collectionOf<StoredDecision>(COLLECTIONS.caseDecisions)

export const readCaseDecision = (id: string): Promise<Versioned<StoredDecision> | undefined> =>
  readDocument(decisions().doc(id))

/**
 * Writes only if nobody changed it since it was read, and nothing of the one before is left in it.
 * What was carried out before stays, under an id of its own: it counts for a day.
 */
export const saveCaseDecision = (
  batch: Batch,
  stored: Versioned<StoredDecision> | undefined,
  decision: StoredDecision,
): void => {
  const ref = decisions().doc(decision.transaction_id)
  if (!stored) {
    batch.create(ref, decision)
    return
  }
  const { decided_at, version } = stored.data
  if (decided_at) {
    batch.create(decisions().doc(`${ref.id}~${version}-${millisOf(decided_at)}`), stored.data)
  }
  const next: Record<string, unknown> = { ...decision }
  const fields = Object.keys({ ...stored.data, ...next }).map((name) => [
    name,
    next[name] === undefined ? removed() : next[name],
  ])
  batch.update(ref, fieldsOf<StoredDecision>(Object.fromEntries(fields)), {
    lastUpdateTime: stored.updated,
  })
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
