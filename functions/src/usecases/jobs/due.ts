import type { QueueItem } from '../../contract/entities/console/console'
import type { BoundQuery } from '../../contract/queries/query'
import { millisOf, type Timestamp, timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import { changeDueDocument, type DueDocument, readDueDocument, readPaths } from '../../db/due-items'
import { backoffFrom, FAILING_AFTER, retryDelayMs } from '../backoff'
import type { Deps } from '../deps'
import { workThrough } from './work-through'

/** Whether a document waits at all, when, how often it failed in a row, and why. */
export type Due = { at: number | null; failures: number; problem: string | null }

/** What an operator reads of a failing item beside its failures. */
type Description = Partial<
  Pick<QueueItem, 'subject' | 'title' | 'note' | 'due_at' | 'amount_minor' | 'currency'>
> & { parties?: readonly string[] }

/**
 * One kind of what waits. From it come the page of a run, how an item that fails goes back, the
 * list of what keeps failing, the operators' queue, `ops list`, the alert's line, and requeueing.
 */
export type DueKind = {
  /** As operators read it. */
  name: string
  /** The collections on the way to a document, whose ids an item's id joins by `~`. */
  collections: readonly string[]
  /** Where a document keeps when it is due, how often it failed, and why: in `due`, unless it says otherwise. */
  fields: { at: string; failures: string; problem?: string }
  /** Those that are due now, the longest first. */
  due: (now: number, limit: number) => BoundQuery
  /** Those that failed at least `least` times, most first. */
  failing: (least: number) => BoundQuery
  /** Whether it still waits: an item that was done or given up meanwhile isn't put back. */
  isWaiting: (document: never) => boolean
  /** Returns true if it changed something. */
  work: (deps: Deps, id: string) => Promise<boolean>
  /** The log message if `work` throws. */
  failure: string
  describe?: (document: never, id: string) => Description
  /** How an item that failed goes back, where a lease keeps others from it. */
  goBack?: (deps: Deps, id: string, problem: string) => Promise<void>
  /** What becomes due again when it is requeued though it doesn't wait; and how it then does. */
  revived?: { isGivenUp: (document: never) => boolean; change: DueDocument }
  /** A decision of its own, `retry`, makes it due: it asks the provider first. */
  isRetried?: true
}

const DUE_FIELDS = { at: 'due.at', failures: 'due.failures', problem: 'due.problem' } as const

/** A kind whose functions take its documents. */
export const dueKind = <Document extends object>(
  kind: Omit<DueKind, 'fields' | 'isWaiting' | 'describe' | 'revived'> & {
    fields?: DueKind['fields']
    isWaiting: (document: Document) => boolean
    describe?: (document: Document, id: string) => Description
    revived?: { isGivenUp: (document: Document) => boolean; change: DueDocument }
  },
): DueKind => ({ fields: DUE_FIELDS, ...kind }) as DueKind

/** `wallets/v/entries/e` is `v~e`. */
export const idOfPath = (path: string): string =>
  path
    .split('/')
    .filter((_, at) => at % 2 === 1)
    .join('~')

/** Undefined if it can't be an id of this kind. */
export const pathOfId = ({ collections }: DueKind, id: string): string | undefined => {
  const ids = collections.length === 1 ? [id] : id.split('~')
  const isId = ids.length === collections.length && ids.every((one) => one && !one.includes('/'))
  return isId ? collections.map((name, at) => `${name}/${ids[at]}`).join('/') : undefined
}

const valueAt = (document: DueDocument, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((inner, key) => (inner as DueDocument | undefined)?.[key], document)

export const dueOf = ({ fields }: DueKind, document: DueDocument): Due => {
  const at = valueAt(document, fields.at) as Timestamp | null | undefined
  return {
    at: at ? millisOf(at) : null,
    failures: (valueAt(document, fields.failures) as number | undefined) ?? 0,
    problem: fields.problem
      ? ((valueAt(document, fields.problem) as string | null | undefined) ?? null)
      : null,
  }
}

/** The fields that say when it is due, after how many failures in a row. */
export const dueFields = (
  { fields }: DueKind,
  { at, failures, problem }: { at: number; failures: number; problem: string | null },
): DueDocument => ({
  [fields.at]: timestampFromMillis(at),
  [fields.failures]: failures,
  ...(fields.problem && { [fields.problem]: problem }),
})

/**
 * Puts an item that failed back, later each time, so that no other stands behind it. What was done
 * or put back meanwhile stays as it is.
 */
export const postponeDue = (
  deps: Deps,
  kind: DueKind,
  id: string,
  problem: string,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const path = pathOfId(kind, id)
    const stored = path === undefined ? undefined : await readDueDocument(path)
    const now = deps.clock()
    const due = stored && dueOf(kind, stored.data)
    const isDue = due?.at != null && due.at <= now && kind.isWaiting(stored?.data as never)
    if (!stored || !due || path === undefined || !isDue) {
      return { result: undefined, skip_commit: true }
    }
    const failures = due.failures + 1
    const at = now + retryDelayMs(due.failures)
    changeDueDocument(batch, path, stored, dueFields(kind, { at, failures, problem }))
    if (failures === FAILING_AFTER) {
      deps.log.error('A due item keeps failing', { id, kind: kind.name, error: problem })
    }
    return { result: undefined }
  })

/** Works on all that is due of a kind. Returns how many items were changed. */
export const workDue = (
  deps: Deps,
  kind: DueKind,
  {
    due = kind.due,
    prepare = async (ids: readonly string[]) => ids,
    work = kind.work,
  }: {
    /** A part of what is due, if a job takes no more. */
    due?: DueKind['due']
    /** Looks at a page beforehand, such as by one call for all; returns those to work on. */
    prepare?: (ids: readonly string[]) => Promise<readonly string[]>
    work?: DueKind['work']
  } = {},
): Promise<number> =>
  workThrough<string>(deps, {
    page: async (limit) => prepare((await readPaths(due(deps.clock(), limit))).map(idOfPath)),
    idOf: (id) => id,
    work: (id) => work(deps, id),
    postpone: (id, problem) =>
      kind.goBack ? kind.goBack(deps, id, problem) : postponeDue(deps, kind, id, problem),
    failure: kind.failure,
  })
