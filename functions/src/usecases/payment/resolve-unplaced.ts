import { Refusal } from '../../contract/api/errors'
import type { Unplaced } from '../../contract/entities/unplaced'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { addUnplacedStep, readUnplaced } from '../../db/money/unplaced'
import { resolveUnplaced as resolved } from '../../domain/payment/unplaced'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { logPostedEntries } from '../ledger/log-posted-entries'
import { traced } from '../trace'

/**
 * Marks an unplaced item as resolved. The operator and the reason are stored with the decision and
 * on the item.
 * @throws Refusal if the item doesn't exist or is already resolved
 */
export const resolveUnplaced = async (
  given: Deps,
  id: string,
  decision: { operator: string; reason: string },
): Promise<Unplaced> => {
  const deps = traced(given, { operation: given.ids() })
  const { item, ledger } = await commitWithRetry(
    backoffFrom(deps),
    'service/unavailable',
    async (batch) => {
      const stored = await readUnplaced(id)
      if (!stored) throw new Refusal(`There is no unplaced item ${id}.`)
      if (stored.data.state === 'resolved') throw new Refusal(`The item ${id} is resolved.`)
      const now = deps.clock()
      const step = resolved(stored.data, decision, now)
      addUnplacedStep(batch, stored, step)
      const at = timestampFromMillis(now)
      await addOpsDecision(batch, {
        id: deps.ids(),
        action: 'resolve-unplaced',
        subject: id,
        at,
        ...decision,
      })
      return { result: step }
    },
  )
  logPostedEntries(deps, ledger)
  return item
}
