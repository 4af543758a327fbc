import { COLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import { type Batch, collectionOf, fieldsOf, type Kept, readDocument } from './firestore'

/** A webhook delivery that was signed, by its key; repeated deliveries find it here. */
type ProviderEventRecord = {
  key: string
  type: string
  reference: string | null
  deliveries: number
  handled: boolean
  problem: string | null
  first_at: Timestamp
  last_at: Timestamp
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
