import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/operations'
import { bind } from '../../contract/queries/query'
import { type Timestamp, timestampFromMillis } from '../../contract/time'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readIds, readList } from '../list-query'

/** A signed webhook event by its key, which repeated deliveries share. */
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

export const readProviderEvent = (
  key: string,
): Promise<Versioned<ProviderEventRecord> | undefined> => readDocument(providerEvents().doc(key))

export const addProviderEvent = (batch: Batch, record: ProviderEventRecord): void => {
  batch.create(providerEvents().doc(record.key), record)
}

export const changeProviderEvent = (
  batch: Batch,
  { data, updated }: Versioned<ProviderEventRecord>,
  change: Partial<ProviderEventRecord>,
): void => {
  batch.update(providerEvents().doc(data.key), fieldsOf<ProviderEventRecord>(change), {
    lastUpdateTime: updated,
  })
}

/** Keys of waiting events that are due again at `now` (ms). */
export const waitingEventKeys = (now: number, limit: number): Promise<string[]> =>
  readIds(bind(queries.waitingProviderEvents, { now: timestampFromMillis(now) }, limit))

/** Waiting events that were tried at least this often. */
export const failingEvents = (least: number, limit: number): Promise<ProviderEventRecord[]> =>
  readList(bind(queries.failingProviderEvents, { least }, limit))
