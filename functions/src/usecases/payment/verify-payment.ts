import { AppError } from '../../contract/api/errors'
import type { Actor, Deps } from '../deps'
import { type Confirmed, confirmPayment } from './confirm-payment'
import { requirePayment } from './require-payment'

/** The return page's question. To anyone but the buyer the payment does not exist. */
export const verifyPayment = async (
  deps: Deps,
  actor: Actor,
  reference: string,
): Promise<Confirmed> => {
  const { data } = await requirePayment(reference)
  if (data.buyer_id !== actor.uid) throw new AppError('payment/not-found')
  return confirmPayment(deps, reference)
}
