import { COLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from './firestore'

/** How often one subject did one thing since the window began; removed by a TTL policy. */
export type RateLimit = {
  id: string
  count: number
  window_started_at: Timestamp
  expires_at: Timestamp
}

const limits = () => collectionOf<RateLimit>(COLLECTIONS.rateLimits)

export const readRateLimit = (id: string): Promise<Versioned<RateLimit> | undefined> =>
  readDocument(limits().doc(id))

/** Guarded, so that requests at the same moment are each counted. */
export const saveRateLimit = (
  batch: Batch,
  limit: RateLimit,
  stored: Versioned<RateLimit> | undefined,
): void => {
  const ref = limits().doc(limit.id)
  if (stored) batch.update(ref, fieldsOf<RateLimit>(limit), { lastUpdateTime: stored.updated })
  else batch.create(ref, limit)
}
