import type { deliveryEndpoints } from '../../contract/api/delivery/delivery'
import type { ResponseOf } from '../../contract/api/endpoint'
import { AppError } from '../../contract/api/errors'
import type { DeliveryProfileDraft } from '../../contract/entities/delivery/delivery'
import { streetOf } from '../../contract/people/street-of'
import { timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import { readDeliveryProfile, saveDeliveryProfile } from '../../db/delivery/delivery-profiles'
import { changeVendor, readPrivateStore, readVendor } from '../../db/people/vendors'
import { listGaps } from '../../domain/delivery/list-gaps'
import { requireValidProfile } from '../../domain/delivery/require-valid-profile'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'

type Saved = ResponseOf<(typeof deliveryEndpoints)['saveProfile']>

/**
 * Saves how a store delivers, as the next version.
 * @throws AppError `vendor/delivery-changed` if another version than the edited one is saved, and
 * `request/invalid`
 */
export const saveProfile = async (
  deps: Deps,
  vendor_id: string,
  draft: DeliveryProfileDraft,
): Promise<Saved> => {
  requireValidProfile(draft)
  const has_carriers = deps.carriers !== undefined
  if (draft.methods.includes('carrier') && !has_carriers) {
    const fields = { methods: 'Carriers can’t be booked through us at the moment.' }
    throw new AppError('request/invalid', { in: 'body', fields })
  }
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const [before, store, own] = await Promise.all([
      readDeliveryProfile(vendor_id),
      readVendor(vendor_id),
      readPrivateStore(vendor_id),
    ])
    if (!store || !own) throw new AppError('vendor/not-found')
    const street = streetOf({ vendor: store.data, private: own })
    if (draft.methods.includes('carrier') && street === '') {
      const fields = {
        methods: 'A carrier fetches at your address: add it in your settings first.',
      }
      throw new AppError('request/invalid', { in: 'body', fields })
    }
    if ((before?.data.version ?? 0) !== draft.version) throw new AppError('vendor/delivery-changed')
    const updated_at = timestampFromMillis(deps.clock())
    const profile = { ...draft, version: draft.version + 1, updated_at }
    saveDeliveryProfile(batch, vendor_id, profile, before)
    changeVendor(batch, store, { delivery_version: profile.version })
    return { result: { profile, gaps: listGaps(profile), has_carriers } }
  })
}
