import { commitWithRetry } from '../../../db/commit'
import { addUnplacedStep, readUnplaced } from '../../../db/money/unplaced'
import { type Sighting, sightUnplaced, unplacedId } from '../../../domain/money/payment/unplaced'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../log-posted-entries'

/**
 * Posts money that the provider moved and no purchase or payout explains, and leaves it to an
 * operator. Idempotent.
 */
export const noteUnplaced = async (deps: Deps, sighting: Sighting): Promise<void> => {
  const id = unplacedId(sighting)
  const step = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readUnplaced(id)
    const sighted = sightUnplaced(stored?.data, sighting, deps.clock())
    if (!sighted) return { result: undefined, skip_commit: true }
    addUnplacedStep(batch, stored, sighted)
    return { result: sighted }
  })
  if (!step) return
  logPostedEntries(deps, step.ledger)
  deps.log.warn('Something of the provider has no place: an operator is needed', { id })
}
