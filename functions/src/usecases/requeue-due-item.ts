import { Refusal } from '../contract/api/errors'
import { timestampFromMillis } from '../contract/time'
import { addOpsDecision } from '../db/audit-log'
import { commitWithRetry } from '../db/commit'
import { changeDueDocument, type DueDocument, readDueDocument } from '../db/due-items'
import type { Versioned } from '../db/firestore'
import { backoffFrom } from './backoff'
import type { Deps } from './deps'
import { type DueKind, dueFields, dueOf, pathOfId } from './jobs/due'
import { ALL_DUE_KINDS } from './jobs/kinds'

type Decision = { operator: string; reason: string }

type Found = { kind: DueKind; path: string; stored: Versioned<DueDocument>; isGivenUp: boolean }

/** Only what failed: others wait for their time. */
const findItem = async (id: string): Promise<Found> => {
  for (const kind of ALL_DUE_KINDS) {
    const path = pathOfId(kind, id)
    const stored = path === undefined ? undefined : await readDueDocument(path)
    if (!stored || path === undefined) continue
    const document = stored.data as never
    const isGivenUp = kind.revived?.isGivenUp(document) ?? false
    const isFailing = kind.isWaiting(document) && dueOf(kind, stored.data).failures > 0
    if (isFailing || isGivenUp || kind.requeue) return { kind, path, stored, isGivenUp }
  }
  throw new Refusal(`There is no due item ${id} that failed.`)
}

/**
 * Makes a failing item due at once, as if it had never failed: one of any kind of `DUE_KINDS`, by its
 * id, or `{parent}~{id}`. The next scheduled run takes it.
 * @throws Refusal if there is no such item, or it has not failed
 */
export const requeueDueItem = async (deps: Deps, id: string, decision: Decision): Promise<void> => {
  const { kind } = await findItem(id)
  if (kind.requeue) return kind.requeue(deps, id, decision)
  await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const { path, stored, isGivenUp } = await findItem(id)
    const now = deps.clock()
    changeDueDocument(batch, path, stored, {
      ...dueFields(kind, { at: now, failures: 0, problem: null }),
      ...(isGivenUp && kind.revived?.change),
    })
    const at = timestampFromMillis(now)
    const { operator, reason } = decision
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator,
      action: 'requeue',
      subject: id,
      reason,
      at,
    })
    return { result: undefined }
  })
}
