import { AppError } from '../../contract/api/errors'
import type { CarrierCharge } from '../../contract/entities/delivery/carrier-charge'
import { commitWithRetry } from '../../db/commit'
import { saveCharge, vendorChargesOf } from '../../db/delivery/carrier-charges'
import { objectedCharge } from '../../domain/delivery/carrier-charge'
import { partyOf } from '../../domain/orders/transaction/party-of'
import { backoffFrom } from '../backoff'
import type { Actor, Deps } from '../deps'
import { requireTransaction } from '../orders/transaction/execute-command'
import { requireCharge } from './collect-charge'

/** What a carrier takes later is the vendor's matter alone. */
const requireVendor = async (transaction_id: string, { uid }: Actor): Promise<void> => {
  const { data } = await requireTransaction(transaction_id)
  if (partyOf(data, uid) !== 'vendor') throw new AppError('transaction/not-found')
}

/**
 * What the carrier took for an order's parcel after it was booked and gave back, the oldest first.
 * @throws AppError `transaction/not-found`
 */
export const listCharges = async (vendor: Actor, transaction_id: string) => {
  await requireVendor(transaction_id, vendor)
  return { charges: await vendorChargesOf(vendor.uid, transaction_id) }
}

/**
 * The vendor says why they don't owe a charge. It isn't taken before an operator has decided.
 * @throws AppError `transaction/not-found`, `delivery/charge-not-found`, `delivery/charge-settled`
 */
export const objectToCharge = async (
  deps: Deps,
  vendor: Actor,
  { id, charge_id }: { id: string; charge_id: string },
  text: string,
): Promise<{ charge: CarrierCharge }> => {
  await requireVendor(id, vendor)
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await requireCharge(charge_id)
    if (stored.data.transaction_id !== id) throw new AppError('delivery/charge-not-found')
    const isRepeated = stored.data.state === 'objected' && stored.data.objection === text
    if (isRepeated) return { result: { charge: stored.data }, skip_commit: true }
    const charge = objectedCharge(stored.data, text, deps.clock())
    saveCharge(batch, charge, stored)
    return { result: { charge } }
  })
}
