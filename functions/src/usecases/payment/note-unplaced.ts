import { type Sighting, sightUnplaced, unplacedId } from '../../domain/payment/unplaced'
import { commitGuarded } from '../../store/commit'
import { addUnplacedStep, readUnplaced } from '../../store/unplaced'
import type { Deps } from '../deps'
import { logBooked } from '../ledger/log-booked'
import { paceOf } from '../pace'

/**
 * What the provider did and no purchase or payout explains is booked as what it is, and waits for
 * an operator. Harmless to repeat.
 */
export const noteUnplaced = async (deps: Deps, sighting: Sighting): Promise<void> => {
  const id = unplacedId(sighting)
  const step = await commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const kept = await readUnplaced(id)
    const sighted = sightUnplaced(kept?.data, sighting, deps.clock())
    if (!sighted) return { answer: undefined, unchanged: true }
    addUnplacedStep(batch, kept, sighted)
    return { answer: sighted }
  })
  if (!step) return
  logBooked(deps, step.ledger)
  deps.log.warn('Something of the provider has no place: an operator is needed', { id })
}
