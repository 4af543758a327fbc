import type { BodyOf } from '../../contract/endpoint'
import type { vendorEndpoints } from '../../contract/endpoints/vendors'
import { AppError } from '../../contract/errors'
import { timestampFromMillis } from '../../contract/time'
import { requireArea } from '../../domain/location'
import { commitGuarded } from '../../store/commit'
import { changeVendor, changeVendorPrivate, readVendor, type Store } from '../../store/vendors'
import type { Deps } from '../deps'
import { paceOf } from '../pace'
import { getStore } from './get-store'
import { takeStoreName } from './take-store-name'

type Request = BodyOf<(typeof vendorEndpoints)['updateStore']>

/**
 * Changes what a store shows and where it is reached; its legal name stays.
 * @throws AppError `vendor/name-taken`, `vendor/name-reserved`
 */
export const updateStore = async (deps: Deps, uid: string, request: Request): Promise<Store> => {
  requireArea(request)
  const { phone, ...shown } = request
  return commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const [store, kept] = await Promise.all([getStore(uid), readVendor(uid)])
    if (!kept) throw new AppError('vendor/not-found')
    const vendor = { ...shown, slug: await takeStoreName(batch, uid, shown.name, kept.data) }
    const secret = { phone, updated_at: timestampFromMillis(deps.clock()) }
    changeVendor(batch, kept, vendor)
    changeVendorPrivate(batch, uid, secret)
    return {
      answer: { vendor: { ...kept.data, ...vendor }, private: { ...store.private, ...secret } },
    }
  })
}
