import type { TransactionAnswer } from '../../contract/endpoints/transactions'
import { rowFor } from '../../contract/escrow-actions'
import type { Actor, Deps } from '../deps'
import { confirmPayment } from '../payment/confirm-payment'
import { partyOf, requireTransaction } from './act'
import { applyAction } from './act-as-party'

const ACTION = 'release_reservation'

/**
 * The vendor takes back items of an order that is not paid. Money of which we were not told yet
 * comes first: the order is then paid, and no longer released.
 */
export const releaseReservation = async (
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<TransactionAnswer> => {
  const { data } = await requireTransaction(id)
  if (rowFor(data, ACTION, partyOf(data, actor.uid), deps.clock())) {
    await confirmPayment(deps, data.payment.reference)
  }
  return applyAction(deps, actor, id, { action: ACTION })
}
