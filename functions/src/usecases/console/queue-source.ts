import type { QueueItem, QueueKind } from '../../contract/entities/console/console'
import type { BoundQuery } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import type { DueDocument } from '../../db/due-items'
import { FAILING_AFTER } from '../backoff'
import { type DueKind, dueOf, idOfPath } from '../jobs/due'

export type Described = Omit<QueueItem, 'kind'> & {
  /** Those whom it is about; one of them doesn't see it. */
  parties: readonly string[]
}

/** One indexed query, and how its documents read in the queue. */
export type Source = {
  kind: QueueKind
  query: BoundQuery
  describe: (document: never, path: string) => Described
}

export const sourceOf = <T>(
  kind: QueueKind,
  query: BoundQuery,
  describe: (document: T, path: string) => Described,
): Source => ({ kind, query, describe })

/** What keeps failing of a kind; an item that says nothing else opens itself. */
export const failingSource = (kind: DueKind): Source =>
  sourceOf<DueDocument>('failing', kind.failing(FAILING_AFTER), (document, path) => {
    const id = idOfPath(path)
    const { at, failures, problem } = dueOf(kind, document)
    const { note, ...described } = kind.describe?.(document as never, id) ?? {}
    return {
      id,
      subject: { type: 'due_item', id },
      title: kind.name,
      note: [note, `failed ${failures} times`, problem].filter(Boolean).join(': '),
      due_at: timestampFromMillis(at ?? 0),
      amount_minor: null,
      currency: null,
      parties: [],
      ...described,
    }
  })
