import { COLLECTIONS } from '../contract/paths'
import * as queries from '../contract/queries/operations'
import { bind } from '../contract/queries/query'
import type { Timestamp } from '../contract/time'
import { type Batch, collectionOf } from './firestore'
import { readList } from './list-query'

/** An operator's action, its subject and its reason. */
export type OpsDecision = {
  id: string
  operator: string
  action: string
  subject: string
  reason: string
  at: Timestamp
}

export const addOpsDecision = (batch: Batch, decision: OpsDecision): void => {
  batch.create(collectionOf<OpsDecision>(COLLECTIONS.opsDecisions).doc(decision.id), decision)
}

/** Newest first: all decisions, or those about one subject. */
export const readOpsDecisions = (limit: number, subject?: string): Promise<OpsDecision[]> =>
  readList(bind(queries.opsDecisions, { subject }, limit))
