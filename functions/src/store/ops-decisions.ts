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

/** Newest first: all of them, or those about one subject. */
export const readOpsDecisions = async (limit: number, subject?: string): Promise<OpsDecision[]> => {
  const all = collectionOf<OpsDecision>(COLLECTIONS.opsDecisions)
  const wanted = subject === undefined ? all : all.where('subject', '==', subject)
  const { docs } = await wanted.orderBy('at', 'desc').limit(limit).get()
  return docs.map((document) => document.data())
}
