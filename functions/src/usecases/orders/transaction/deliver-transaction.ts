import { AppError } from '../../../contract/api/errors'
import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import type { Party } from '../../../contract/entities/orders/party'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { findTransition } from '../../../contract/escrow/actions'
import type { Actor, Deps } from '../../deps'
import { checkCode } from './check-code'
import { executeAsParty } from './execute-as-party'

/** @throws AppError `transaction/proof-required` if the code alone would deliver it */
const checkShown = (transaction: Transaction, party: Party, now: number): void => {
  const isAllowed = (action: 'deliver' | 'deliver_with_code') =>
    findTransition(transaction, action, party, now) !== undefined
  if (isAllowed('deliver_with_code') && !isAllowed('deliver')) {
    throw new AppError('transaction/proof-required')
  }
}

/**
 * Marks the goods as delivered. The escrow code proves the handover and starts the short
 * inspection; without it, other proof is needed.
 */
export const deliverTransaction = (
  deps: Deps,
  actor: Actor,
  id: string,
  escrow_code: string | undefined,
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction, party, now) => {
    if (escrow_code === undefined) {
      checkShown(transaction, party, now)
      return { command: { action: 'deliver' } }
    }
    const command = { action: 'deliver_with_code' } as const
    // If delivery isn't allowed, the attempt doesn't count.
    if (findTransition(transaction, command.action, party, now)) {
      await checkCode(deps, transaction, 'codes', escrow_code)
    }
    return { command }
  })
