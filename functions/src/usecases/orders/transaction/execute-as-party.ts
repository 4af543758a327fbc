import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import type { Party } from '../../../contract/entities/orders/party'
import type { ReturnAddress } from '../../../contract/entities/orders/return'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { actionsFor } from '../../../contract/escrow/actions'
import type { ReadStock } from '../../../db/catalog/stock'
import type { Batch } from '../../../db/firestore'
import type { Command, Decision } from '../../../domain/orders/transaction/decision'
import { partyOf } from '../../../domain/orders/transaction/party-of'
import type { Actor, Deps } from '../../deps'
import { executeCommand } from './execute-command'

export const responseFor = (
  transaction: Transaction,
  party: Party,
  now: number,
): TransactionResponse => ({ transaction, actions: actionsFor(transaction, party, now) })

type PartyPlan = {
  command: Command
  stocks?: readonly ReadStock[]
  write?: (batch: Batch, decision: Decision) => void
  return_to?: ReturnAddress | undefined
}
type Choose = (
  transaction: Transaction,
  party: Party,
  now: number,
) => Promise<PartyPlan> | PartyPlan

/** Executes a command of the buyer or the vendor. For anyone else the transaction doesn't exist. */
export const executeAsParty = async (
  deps: Deps,
  actor: Actor,
  id: string,
  choose: Choose,
): Promise<TransactionResponse> => {
  let party: Party = 'buyer'
  const { transaction } = await executeCommand(deps, id, async (current, now) => {
    party = partyOf(current, actor.uid)
    const plan = await choose(current, party, now)
    return { ...plan, actor: { role: party, id: actor.uid } }
  })
  return responseFor(transaction, party, deps.clock())
}

/** Executes a command that doesn't depend on the transaction's state. */
export const applyAction = (
  deps: Deps,
  actor: Actor,
  id: string,
  command: Command,
): Promise<TransactionResponse> => executeAsParty(deps, actor, id, () => ({ command }))
