import { timestampFromMillis } from '../../contract/time'
import type { Unplaced } from '../../contract/unplaced'
import { resolveUnplaced as resolved } from '../../domain/payment/unplaced'
import { commitGuarded } from '../../store/commit'
import { addOpsDecision } from '../../store/ops-decisions'
import { addUnplacedStep, readUnplaced } from '../../store/unplaced'
import type { Deps } from '../deps'
import { logBooked } from '../ledger/log-booked'
import { paceOf } from '../pace'
import { traced } from '../trace'

/**
 * An operator says what became of it; who and why is kept with the decision and on the item.
 * @throws Error when there is no such item or it is resolved
 */
export const resolveUnplaced = async (
  given: Deps,
  id: string,
  decision: { operator: string; reason: string },
): Promise<Unplaced> => {
  const deps = traced(given, { operation: given.ids() })
  const { item, ledger } = await commitGuarded(
    paceOf(deps),
    'service/unavailable',
    async (batch) => {
      const kept = await readUnplaced(id)
      if (!kept) throw new Error(`There is no unplaced item ${id}.`)
      if (kept.data.state === 'resolved') throw new Error(`The item ${id} is resolved.`)
      const now = deps.clock()
      const step = resolved(kept.data, decision, now)
      addUnplacedStep(batch, kept, step)
      const at = timestampFromMillis(now)
      addOpsDecision(batch, {
        id: deps.ids(),
        action: 'resolve-unplaced',
        subject: id,
        at,
        ...decision,
      })
      return { answer: step }
    },
  )
  logBooked(deps, ledger)
  return item
}
