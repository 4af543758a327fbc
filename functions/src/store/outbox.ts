import type { OutboxItem } from '../contract/outbox'
import { COLLECTIONS } from '../contract/paths'
import { timestampFromMillis } from '../contract/time'
import { type Batch, collectionOf, fieldsOf, type Kept, readDocument } from './firestore'

const outbox = () => collectionOf<OutboxItem>(COLLECTIONS.outbox)

export const readOutboxItem = (id: string): Promise<Kept<OutboxItem> | undefined> =>
  readDocument(outbox().doc(id))

export const addOutboxItem = (batch: Batch, item: OutboxItem): void => {
  batch.create(outbox().doc(item.id), item)
}

/** Changes the item only if it is still as `kept`: whoever changes it first holds it. */
export const changeOutboxItem = (
  batch: Batch,
  { data, updated }: Kept<OutboxItem>,
  change: Partial<OutboxItem>,
): void => {
  batch.update(outbox().doc(data.id), fieldsOf<OutboxItem>(change), { lastUpdateTime: updated })
}

/** Ids of what is to be sent or asked about at `now` (epoch milliseconds), the oldest first. */
export const dueOutboxIds = async (now: number, limit: number): Promise<string[]> => {
  const { docs } = await outbox()
    .where('state', 'in', ['due', 'sent'])
    .where('next_at', '<=', timestampFromMillis(now))
    .orderBy('next_at')
    .limit(limit)
    .select()
    .get()
  return docs.map((document) => document.id)
}

export const listOutbox = async (state: OutboxItem['state']): Promise<OutboxItem[]> => {
  const { docs } = await outbox().where('state', '==', state).get()
  return docs.map((document) => document.data())
}

export const outboxOfTransaction = async (transaction_id: string): Promise<OutboxItem[]> => {
  const { docs } = await outbox().where('task.transaction_id', '==', transaction_id).get()
  return docs.map((document) => document.data())
}
