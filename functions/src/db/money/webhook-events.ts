import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/operations'
import { bind } from '../../contract/queries/query'
import { type Timestamp, timestampFromMillis } from '../../contract/time'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readIds, readList } from '../list-query'

/** A signed webhook event by its key, which repeated deliveries share. */
export type WebhookEvent<Event = unknown> = {
  key: string
  event: Event
  deliveries: number
  state: 'waiting' | 'processed' | 'given_up'
  tries: number
  next_attempt_at: Timestamp
  problem: string | null
  first_at: Timestamp
  expires_at: Timestamp
}

const webhookEvents = () => collectionOf<WebhookEvent>(COLLECTIONS.webhookEvents)

export const readWebhookEvent = (key: string): Promise<Versioned<WebhookEvent> | undefined> =>
  readDocument(webhookEvents().doc(key))

export const addWebhookEvent = (batch: Batch, record: WebhookEvent): void => {
  batch.create(webhookEvents().doc(record.key), record)
}

export const changeWebhookEvent = (
  batch: Batch,
  { data, updated }: Versioned<WebhookEvent>,
  change: Partial<WebhookEvent>,
): void => {
  batch.update(webhookEvents().doc(data.key), fieldsOf<WebhookEvent>(change), {
    lastUpdateTime: updated,
  })
}

/** Keys of waiting events that are due again at `now` (ms). */
export const waitingEventKeys = (now: number, limit: number): Promise<string[]> =>
  readIds(bind(queries.waitingWebhookEvents, { now: timestampFromMillis(now) }, limit))

/** Waiting events that were tried at least this often. */
export const failingEvents = (least: number, limit: number): Promise<WebhookEvent[]> =>
  readList(bind(queries.failingWebhookEvents, { least }, limit))
