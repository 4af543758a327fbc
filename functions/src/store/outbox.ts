import type { OutboxItem, OutboxTask } from '../contract/outbox'
import { COLLECTIONS } from '../contract/paths'
import { timestampFromMillis } from '../contract/time'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  type Kept,
  queryInstant,
  readDocument,
} from './firestore'

const outbox = () => collectionOf<OutboxItem>(COLLECTIONS.outbox)

export const readOutboxItem = (id: string): Promise<Kept<OutboxItem> | undefined> =>
  readDocument(outbox().doc(id))

/** Makes what is to be done outside. `cause` makes the id: the same cause, the same task. */
export const addTask = (batch: Batch, cause: string, task: OutboxTask, now: number): string => {
  const id = `${cause}-${task.kind.replaceAll('_', '-')}`
  const at = timestampFromMillis(now)
  batch.create(outbox().doc(id), {
    id,
    task,
    state: 'due',
    attempts: 0,
    next_at: at,
    lease: null,
    unanswered: null,
    look_again: false,
    provider_id: null,
    last_error: null,
    created_at: at,
    updated_at: at,
  })
  return id
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
    .where('next_at', '<=', queryInstant(now))
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

/** The refunds of a charge, by the charge's reference, but for those that were replaced. */
export const refundItems = async (payment_reference: string): Promise<OutboxItem[]> => {
  const { docs } = await outbox().where('task.payment_reference', '==', payment_reference).get()
  const items = docs.map((document) => document.data())
  return items.filter(({ state, provider_id }) => state !== 'done' || provider_id !== null)
}

/** The task of a transfer that pays a refund, by the transfer's reference. */
export const refundTransferId = async (reference: string): Promise<string | undefined> => {
  const { docs } = await outbox().where('task.reference', '==', reference).limit(1).select().get()
  return docs[0]?.id
}

/** What somebody works on at `now` (epoch milliseconds): it is being sent, and not to be retried. */
export const leasedOutbox = async (now: number): Promise<OutboxItem[]> => {
  const { docs } = await outbox().where('lease.until', '>', queryInstant(now)).get()
  return docs.map((document) => document.data())
}

export const outboxOfTransaction = async (transaction_id: string): Promise<OutboxItem[]> => {
  const { docs } = await outbox().where('task.transaction_id', '==', transaction_id).get()
  return docs.map((document) => document.data())
}
