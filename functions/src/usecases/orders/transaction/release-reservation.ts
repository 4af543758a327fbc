import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import { findTransition } from '../../../contract/escrow/actions'
import { partyOf } from '../../../domain/orders/transaction/party-of'
import type { Actor, Deps } from '../../deps'
import { confirmCharge } from '../checkout/confirm-charge'
import { applyAction } from './execute-as-party'
import { requireTransaction } from './execute-command'

const ACTION = 'release_reservation'

/**
 * Releases the reserved items of an unpaid order for its vendor. The provider is asked first: if
 * the buyer has paid, the order is paid and not released.
 */
export const releaseReservation = async (
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<TransactionResponse> => {
  const { data } = await requireTransaction(id)
  if (findTransition(data, ACTION, partyOf(data, actor.uid), deps.clock())) {
    await confirmCharge(deps, data.payment.reference)
  }
  return applyAction(deps, actor, id, { action: ACTION })
}
