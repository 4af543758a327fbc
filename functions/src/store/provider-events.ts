import { COLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  type Kept,
  queryInstant,
  readDocument,
} from './firestore'

/** A signed delivery of the provider, by its key; repeated deliveries find it here. */
export type ProviderEventRecord<Event = unknown> = {
  key: string
  event: Event
  deliveries: number
  state: 'waiting' | 'handled' | 'given_up'
  tries: number
  next_at: Timestamp
  problem: string | null
  first_at: Timestamp
  expires_at: Timestamp
}

const providerEvents = () => collectionOf<ProviderEventRecord>(COLLECTIONS.providerEvents)

export const readProviderEvent = (key: string): Promise<Kept<ProviderEventRecord> | undefined> =>
  readDocument(providerEvents().doc(key))

export const addProviderEvent = (batch: Batch, record: ProviderEventRecord): void => {
  batch.create(providerEvents().doc(record.key), record)
}

export const changeProviderEvent = (
  batch: Batch,
  { data, updated }: Kept<ProviderEventRecord>,
  change: Partial<ProviderEventRecord>,
): void => {
  batch.update(providerEvents().doc(data.key), fieldsOf<ProviderEventRecord>(change), {
    lastUpdateTime: updated,
  })
}

/** Keys of what could not be handled when it came and is due again at `now` (ms). */
export const waitingEventKeys = async (now: number, limit: number): Promise<string[]> => {
  const { docs } = await providerEvents()
    .where('state', '==', 'waiting')
    .where('next_at', '<=', queryInstant(now))
    .orderBy('next_at')
    .limit(limit)
    .select()
    .get()
  return docs.map((document) => document.id)
}
