import { COLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from './firestore'

/** A completed write: the same key and body get `response` again. */
export type IdempotencyKey = {
  id: string
  uid: string
  endpoint: string
  body_hash: string
  response: unknown
  created_at: Timestamp
  expires_at: Timestamp
}

const keys = () => collectionOf<IdempotencyKey>(COLLECTIONS.idempotencyKeys)

export const readIdempotencyKey = (id: string): Promise<Versioned<IdempotencyKey> | undefined> =>
  readDocument(keys().doc(id))

/** Saves a key. `expired` is the expired document with its id, if it still exists. */
export const saveIdempotencyKey = (
  batch: Batch,
  key: IdempotencyKey,
  expired: Versioned<IdempotencyKey> | undefined,
): void => {
  const ref = keys().doc(key.id)
  if (expired) {
    batch.update(ref, fieldsOf<IdempotencyKey>(key), { lastUpdateTime: expired.updated })
  } else batch.create(ref, key)
}
