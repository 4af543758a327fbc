import { AppError } from '../../contract/api/errors'
import { pollBookingNow } from '../../db/delivery/carriers'
import type { Deps } from '../deps'

/**
 * Takes a carrier's webhook for what it is: a hint without an instant, which may be old or repeated.
 * Its parcel is asked for at the next run of the job, and that response alone counts.
 * @throws AppError `payment/bad-signature`
 */
export const receiveCarrierWebhook = async (
  { carriers, clock }: Deps,
  raw_body: Buffer,
  signature: string | undefined,
): Promise<void> => {
  const shipment_id = carriers?.verifyWebhook(raw_body, signature) ?? null
  if (shipment_id === null) throw new AppError('payment/bad-signature')
  await pollBookingNow(shipment_id, clock())
}
