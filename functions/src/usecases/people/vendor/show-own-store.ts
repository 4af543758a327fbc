import type { Store } from '../../../db/people/vendors'
import { othersDebts } from './account-debts'
import { getStore } from './get-store'

/**
 * A vendor's own store, with what other stores with its bank account owe.
 * @throws AppError `vendor/not-found`
 */
export const showOwnStore = async (
  vendor_id: string,
): Promise<Store & { others_owe_minor?: number }> => {
  const store = await getStore(vendor_id)
  const debts = await othersDebts(vendor_id, store.private.payout_account?.recipient_code)
  const others_owe_minor = debts.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  return others_owe_minor > 0 ? { ...store, others_owe_minor } : store
}
