import { AppError } from '../../contract/api/errors'
import type { CaseDecision } from '../../contract/entities/case-decision'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { readCaseDecision, saveCaseDecision } from '../../db/console/case-decisions'
import type { Versioned } from '../../db/firestore'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import type { Acting } from '../operator/acting'
import { type Decided, execute } from './decide-case'
import { requireNotOwn } from './require-not-own'
import { requireSecondPerson } from './second-person'

/** @throws AppError `operator/no-decision` */
const requireWaiting = async (id: string): Promise<Versioned<CaseDecision>> => {
  const stored = await readCaseDecision(id)
  if (stored?.data.state !== 'waiting') throw new AppError('operator/no-decision')
  return stored
}

/**
 * A second person confirms a decision, which is then carried out as it was made.
 * @param version of the transaction that the second person looked at
 * @throws AppError `operator/no-decision`, `operator/own-case`, `operator/other-person`,
 * `operator/too-early`, `operator/case-changed`
 */
export const confirmDecision = async (
  deps: Deps,
  acting: Acting,
  id: string,
  version: number,
): Promise<Decided> => {
  const { data } = await requireWaiting(id)
  await requireNotOwn(acting, data, id)
  if (data.version !== version) throw new AppError('operator/case-changed', { version })
  await requireSecondPerson(acting.uid, data, deps.clock())
  return execute(deps, acting, { ...data, confirmed_by: acting.uid })
}

/** Drops a decision that waits, so that another one can be made. */
export const dropDecision = (
  deps: Deps,
  acting: Acting,
  id: string,
  reason: string,
): Promise<{ done: true }> =>
  commitWithRetry(backoffFrom(deps), 'transaction/busy', async (batch) => {
    const stored = await requireWaiting(id)
    saveCaseDecision(batch, stored, { ...stored.data, state: 'dropped' })
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator: acting.uid,
      action: 'drop-decision',
      subject: id,
      reason,
      at: timestampFromMillis(deps.clock()),
    })
    return { result: { done: true } }
  })
