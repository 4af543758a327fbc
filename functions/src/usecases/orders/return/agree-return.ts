import type { BodyOf } from '../../../contract/api/endpoint'
import { AppError } from '../../../contract/api/errors'
import type { returnEndpoints } from '../../../contract/api/orders/returns'
import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import type { ReturnAddress } from '../../../contract/entities/orders/return'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { findTransition } from '../../../contract/escrow/actions'
import { requireArea } from '../../../domain/location'
import { takeAgain } from '../../../domain/orders/transaction/stock-movements'
import type { Actor, Deps } from '../../deps'
import { ownReturnAddress } from '../../people/vendor/own-return-address'
import { executeAsParty } from '../transaction/execute-as-party'
import { requireFree } from '../transaction/require-free'

/** The stock of what a replacement takes; nothing if it was taken before. */
const stocksFor = async (transaction: Transaction) => {
  const { return: asked } = transaction
  const moves = asked && !asked.agreed_at ? takeAgain(asked) : []
  return moves.length > 0 ? { stocks: await requireFree(transaction, moves) } : {}
}

const requireAddress = async (
  { vendor_id }: Transaction,
  named: ReturnAddress | undefined,
): Promise<void> => {
  if (named) requireArea(named, 'address.')
  else if (!(await ownReturnAddress(vendor_id))) {
    const fields = { address: 'Say where the goods go back to.' }
    throw new AppError('request/invalid', { in: 'body', fields })
  }
}

/**
 * Takes goods back, or with `waive_return` gives what was asked for while they stay.
 * @throws AppError `product/out-of-stock` if a replacement isn't there, `request/invalid` with the
 * field `address` if the store has none and none is named
 */
export const agreeReturn = (
  deps: Deps,
  actor: Actor,
  id: string,
  action: 'agree_return' | 'waive_return',
  { way_back_by, address }: BodyOf<(typeof returnEndpoints)['agree']> = {},
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction, party, now) => {
    const command = action === 'agree_return' ? { action, way_back_by } : { action }
    if (!findTransition(transaction, action, party, now)) return { command }
    if (action === 'agree_return') await requireAddress(transaction, address)
    return { command, ...(await stocksFor(transaction)), return_to: address }
  })
