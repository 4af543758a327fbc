import { AppError } from '../../../contract/api/errors'
import { requirePayment } from '../../../db/money/require-payment'
import type { Actor, Deps } from '../../deps'
import type { Confirmed } from '../../orders/checkout/confirm-charge'
import { confirmStoredPayment } from './confirm-payment'

/**
 * Confirms a payment for the checkout's return page. For anyone but the buyer, the payment doesn't
 * exist.
 */
export const verifyPayment = async (
  deps: Deps,
  actor: Actor,
  reference: string,
): Promise<Confirmed> => {
  const { data } = await requirePayment(reference)
  if (data.buyer_id !== actor.uid) throw new AppError('payment/not-found')
  return confirmStoredPayment(deps, data)
}
