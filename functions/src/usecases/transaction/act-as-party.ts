import type { TransactionAnswer } from '../../contract/endpoints/transactions'
import { actionsFor } from '../../contract/escrow-actions'
import type { Party, Transaction } from '../../contract/transaction'
import type { Command, Decision } from '../../domain/transaction/decision'
import type { Batch } from '../../store/firestore'
import type { Actor, Deps } from '../deps'
import { act, partyOf } from './act'

export const answerFor = (
  transaction: Transaction,
  party: Party,
  now: number,
): TransactionAnswer => ({ transaction, actions: actionsFor(transaction, party, now) })

type PartyPlan = { command: Command; write?: (batch: Batch, decision: Decision) => void }
type Choose = (
  transaction: Transaction,
  party: Party,
  now: number,
) => Promise<PartyPlan> | PartyPlan

/** An action of the buyer or the vendor. To anyone else the transaction does not exist. */
export const actAsParty = async (
  deps: Deps,
  actor: Actor,
  id: string,
  choose: Choose,
): Promise<TransactionAnswer> => {
  let party: Party = 'buyer'
  const { transaction } = await act(deps, id, async (current, now) => {
    party = partyOf(current, actor.uid)
    const plan = await choose(current, party, now)
    return { ...plan, who: { actor: party, id: actor.uid } }
  })
  return answerFor(transaction, party, deps.clock())
}

/** An action that needs to know nothing but who asks. */
export const applyAction = (
  deps: Deps,
  actor: Actor,
  id: string,
  command: Command,
): Promise<TransactionAnswer> => actAsParty(deps, actor, id, () => ({ command }))
