import type { TransactionResponse } from '../../contract/api/endpoints/transactions'
import { findTransition } from '../../contract/escrow/actions'
import type { Actor, Deps } from '../deps'
import { confirmPayment } from '../payment/confirm-payment'
import { applyAction } from './execute-as-party'
import { partyOf, requireTransaction } from './execute-command'

const ACTION = 'release_reservation'

/**
 * The vendor takes back items of an order that is not paid. Money of which we were not told yet
 * comes first: the order is then paid, and no longer released.
 */
export const releaseReservation = async (
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<TransactionResponse> => {
  const { data } = await requireTransaction(id)
  if (findTransition(data, ACTION, partyOf(data, actor.uid), deps.clock())) {
    await confirmPayment(deps, data.payment.reference)
  }
  return applyAction(deps, actor, id, { action: ACTION })
}
