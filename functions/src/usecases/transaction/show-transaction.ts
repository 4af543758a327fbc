import { readDisputeEntries, readEvents } from '../../store/transactions'
import type { Actor, Deps } from '../deps'
import { partyOf, requireTransaction } from './act'
import { answerFor } from './act-as-party'

/** One transaction whole, for its two parties and nobody else. */
export const showTransaction = async (deps: Deps, actor: Actor, id: string) => {
  const { data } = await requireTransaction(id)
  const party = partyOf(data, actor.uid)
  const [events, dispute_entries] = await Promise.all([readEvents(id), readDisputeEntries(id)])
  return { ...answerFor(data, party, deps.clock()), events, dispute_entries }
}
