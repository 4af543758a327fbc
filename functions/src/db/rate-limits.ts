import { COLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from './firestore'

/** A subject's count for one limit since the window began; deleted by a TTL policy. */
export type RateLimit = {
  id: string
  count: number
  window_started_at: Timestamp
  expires_at: Timestamp
}

const limits = () => collectionOf<RateLimit>(COLLECTIONS.rateLimits)

export const readRateLimit = (id: string): Promise<Versioned<RateLimit> | undefined> =>
  readDocument(limits().doc(id))

/** Written with a precondition, so that concurrent requests are all counted. */
export const saveRateLimit = (
  batch: Batch,
  limit: RateLimit,
  stored: Versioned<RateLimit> | undefined,
): void => {
  const ref = limits().doc(limit.id)
  if (stored) batch.update(ref, fieldsOf<RateLimit>(limit), { lastUpdateTime: stored.updated })
  else batch.create(ref, limit)
}
