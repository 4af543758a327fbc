import { Refusal } from '../../contract/api/errors'
import { timestampFromMillis } from '../../contract/time'
import { changeDueDocument, type DueDocument, readDueDocument } from '../../db/due-items'
import type { Versioned } from '../../db/firestore'
import type { Deps } from '../deps'
import { type By, commitDecision, type Recorded } from '../operators/recorded'
import { type DueKind, dueFields, dueOf, pathOfId } from './due'
import { ALL_DUE_KINDS } from './kinds'

type Found = { kind: DueKind; path: string; stored: Versioned<DueDocument>; isGivenUp: boolean }

/** Only what failed: others wait for their time. */
const findItem = async (id: string): Promise<Found> => {
  for (const kind of ALL_DUE_KINDS.filter(({ isRetried }) => !isRetried)) {
    const path = pathOfId(kind, id)
    const stored = path === undefined ? undefined : await readDueDocument(path)
    if (!stored || path === undefined) continue
    const document = stored.data as never
    const isGivenUp = kind.revived?.isGivenUp(document) ?? false
    const isFailing = kind.isWaiting(document) && dueOf(kind, stored.data).failures > 0
    if (isFailing || isGivenUp) return { kind, path, stored, isGivenUp }
  }
  throw new Refusal(`There is no due item ${id} that failed. Tasks are retried with "retry".`)
}

/**
 * Makes a failing item due at once, as if it had never failed: one of any kind of `DUE_KINDS`, by its
 * id, or `{parent}~{id}`. The next scheduled run takes it.
 * @throws Refusal if there is no such item, or it has not failed
 */
export const requeueDueItem = (deps: Deps, id: string, by: By): Promise<Recorded<{ done: true }>> =>
  commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const { kind, path, stored, isGivenUp } = await findItem(id)
    changeDueDocument(batch, path, stored, {
      ...dueFields(kind, { at: now, failures: 0, problem: null }),
      ...(isGivenUp && kind.revived?.change),
    })
    const after = { due_at: timestampFromMillis(now) }
    const entry = { action: 'requeue', subject: id, before: null, after }
    return { entry, result: { done: true } }
  })
