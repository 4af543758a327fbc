import type { OutboxItem, OutboxTask } from '../../contract/entities/outbox'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/console/operations'
import { bind } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { type IdCursor, readAfter, readIds, readList } from '../list-query'

const outbox = () => collectionOf<OutboxItem>(COLLECTIONS.outbox)

export const readOutboxItem = (id: string): Promise<Versioned<OutboxItem> | undefined> =>
  readDocument(outbox().doc(id))

/**
 * Adds an outbox task. Its id derives from `cause`, so one cause can't create the task twice.
 * @param due when it may first be tried, in epoch milliseconds
 */
export const addTask = (
  batch: Batch,
  cause: string,
  task: OutboxTask,
  now: number,
  due = now,
): string => {
  const id = `${cause}-${task.kind.replaceAll('_', '-')}`
  const at = timestampFromMillis(now)
  batch.create(outbox().doc(id), {
    id,
    task,
    state: 'pending',
    attempts: 0,
    next_attempt_at: timestampFromMillis(due),
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

/** Changes the item only if it is unchanged since it was read: the first writer gets it. */
export const changeOutboxItem = (
  batch: Batch,
  { data, updated }: Versioned<OutboxItem>,
  change: Partial<OutboxItem>,
): void => {
  batch.update(outbox().doc(data.id), fieldsOf<OutboxItem>(change), { lastUpdateTime: updated })
}

/** Ids of items due at `now` (epoch milliseconds), the oldest first. */
export const dueOutboxIds = (now: number, limit: number): Promise<string[]> =>
  readIds(bind(queries.dueOutbox, { now: timestampFromMillis(now) }, limit))

export const listOutbox = (state: OutboxItem['state'], page: IdCursor): Promise<OutboxItem[]> =>
  readAfter(bind(queries.outboxInState, { state }), page)

/** The refund tasks of a charge, without those that were replaced. */
export const refundItems = async (reference: string): Promise<OutboxItem[]> => {
  const items = await readList<OutboxItem>(bind(queries.refundsOfPayment, { reference }))
  return items.filter(({ state, provider_id }) => state !== 'completed' || provider_id !== null)
}

/** The id of a refund transfer's task, by the transfer's reference. */
export const refundTransferId = async (reference: string): Promise<string | undefined> =>
  (await readIds(bind(queries.taskOfTransfer, { reference })))[0]

/** Items leased at `now` (epoch milliseconds): they are being sent and can't be retried. */
export const leasedOutbox = (now: number, limit: number): Promise<OutboxItem[]> =>
  readList(bind(queries.leasedOutbox, { now: timestampFromMillis(now) }, limit))

export const outboxOfTransaction = (transaction_id: string): Promise<OutboxItem[]> =>
  readList(bind(queries.outboxOfTransaction, { transaction_id }))
