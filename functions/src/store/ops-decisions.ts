import { COLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import { type Batch, collectionOf } from './firestore'

/** What an operator did, why, and to what. */
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
