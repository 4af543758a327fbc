import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import { findTransition } from '../../../contract/escrow/actions'
import { takeAgain } from '../../../domain/orders/transaction/stock-movements'
import type { Actor, Deps } from '../../deps'
import { executeAsParty } from '../transaction/execute-as-party'
import { requireFree } from '../transaction/require-free'

/**
 * Says whether what came back can be sold again, or corrects it.
 * @throws AppError `product/out-of-stock` if it was sold meanwhile
 */
export const markSellable = (
  deps: Deps,
  actor: Actor,
  id: string,
  is_sellable: boolean,
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction, party, now) => {
    const command = { action: 'mark_sellable', is_sellable } as const
    const { return: back } = transaction
    const isTaken = back?.is_sellable === true && !is_sellable
    if (!isTaken || !findTransition(transaction, command.action, party, now)) return { command }
    return { command, stocks: await requireFree(transaction, takeAgain(back, true)) }
  })
