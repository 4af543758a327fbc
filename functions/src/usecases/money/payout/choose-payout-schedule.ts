import type { PayoutSchedule } from '../../../contract/entities/people/vendor'
import { timestampFromMillis } from '../../../contract/time'
import { newBatch } from '../../../db/firestore'
import { changeVendorPrivate } from '../../../db/people/vendors'
import type { Deps } from '../../deps'
import { getStore } from '../../people/vendor/get-store'

/**
 * Changes whether available money is paid out every week or only when the vendor asks.
 * @throws AppError `vendor/not-found`
 */
export const choosePayoutSchedule = async (
  deps: Deps,
  uid: string,
  schedule: PayoutSchedule,
): Promise<{ schedule: PayoutSchedule }> => {
  await getStore(uid)
  const batch = newBatch()
  const updated_at = timestampFromMillis(deps.clock())
  changeVendorPrivate(batch, uid, { payout_schedule: schedule, updated_at })
  await batch.commit()
  return { schedule }
}
