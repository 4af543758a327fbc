import { readDisputeEntries, readEvents, readPrivatePart } from '../../../db/orders/transactions'
import type { Actor, Deps } from '../../deps'
import { responseFor } from './execute-as-party'
import { partyOf, requireTransaction } from './execute-command'

/** Loads a transaction with its events and private part, for its two parties only. */
export const showTransaction = async (deps: Deps, actor: Actor, id: string) => {
  const { data } = await requireTransaction(id)
  const party = partyOf(data, actor.uid)
  const [events, dispute_entries, own = null] = await Promise.all([
    readEvents(id),
    readDisputeEntries(id),
    readPrivatePart(id, actor.uid),
  ])
  return { ...responseFor(data, party, deps.clock()), events, dispute_entries, own }
}
