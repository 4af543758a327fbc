import { Refusal } from '../../../contract/api/errors'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { Unplaced } from '../../../contract/entities/money/unplaced'
import { addUnplacedStep, readUnplaced } from '../../../db/money/unplaced'
import { resolveUnplaced as resolved } from '../../../domain/money/payment/unplaced'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../log-posted-entries'
import { type By, commitDecision, type Recorded } from '../../operators/recorded'
import { traced } from '../../trace'

const stateOf = ({ state, suspended_minor, currency }: Unplaced) => ({
  state,
  suspended_minor,
  currency,
})

/**
 * Marks an unplaced item as resolved. The operator and the reason are stored with the decision and
 * on the item.
 * @throws Refusal if the item doesn't exist or is already resolved
 */
export const resolveUnplaced = async (
  given: Deps,
  id: string,
  by: By,
): Promise<Recorded<Unplaced>> => {
  const deps = traced(given, { operation: given.ids() })
  let posted: LedgerEntry[] = []
  const done = await commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await readUnplaced(id)
    if (!stored) throw new Refusal(`There is no unplaced item ${id}.`)
    if (stored.data.state === 'resolved') throw new Refusal(`The item ${id} is resolved.`)
    const { operator, reason } = by
    const { item, ledger } = resolved(stored.data, { operator, reason }, now)
    addUnplacedStep(batch, stored, { item, ledger })
    posted = ledger
    const entry = {
      action: 'resolve-unplaced',
      subject: id,
      before: stateOf(stored.data),
      after: stateOf(item),
    }
    return { entry, result: item }
  })
  logPostedEntries(deps, posted)
  return done
}
