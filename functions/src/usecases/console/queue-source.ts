import type { QueueItem, QueueKind } from '../../contract/entities/console'
import type { BoundQuery } from '../../contract/queries/query'
import { FAILING_AFTER } from '../backoff'

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

/** An item that failed again and again; it opens itself. */
export const failingOf = (
  id: string,
  title: string,
  failures: number,
  due_at: QueueItem['due_at'],
  { why, parties = [] }: { why?: string | null; parties?: readonly string[] } = {},
): Described => ({
  id,
  subject: { type: 'due_item', id },
  title,
  note: `failed ${failures} times${why ? `: ${why}` : ''}`,
  due_at,
  amount_minor: null,
  currency: null,
  parties,
})

/** From so many failures on. */
export const least = { least: FAILING_AFTER }
