import type { DueField } from '../../contract/entities/due'
import { COLLECTIONS } from '../../contract/paths'
import type { Timestamp } from '../../contract/time'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'

/** A signed webhook event by its key, which repeated deliveries share. */
export type WebhookEvent<Event = unknown> = {
  key: string
  event: Event
  deliveries: number
  state: 'waiting' | 'processed' | 'given_up'
  due: DueField
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
