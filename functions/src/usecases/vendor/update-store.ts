import type { BodyOf } from '../../contract/endpoint'
import type { vendorEndpoints } from '../../contract/endpoints/vendors'
import { timestampFromMillis } from '../../contract/time'
import { requireArea } from '../../domain/location'
import { changeStore, type Store } from '../../store/vendors'
import type { Deps } from '../deps'
import { getStore } from './get-store'
import { storeSlug } from './store-slug'

type Request = BodyOf<(typeof vendorEndpoints)['updateStore']>

/** Changes what a store shows and where it is reached; its legal name stays. */
export const updateStore = async (deps: Deps, uid: string, request: Request): Promise<Store> => {
  requireArea(request)
  const store = await getStore(uid)
  const { phone, ...shown } = request
  const slug =
    shown.name === store.vendor.name ? store.vendor.slug : await storeSlug(shown.name, uid)
  const vendor = { ...shown, slug }
  const secret = { phone, updated_at: timestampFromMillis(deps.clock()) }
  await changeStore(uid, vendor, secret)
  return { vendor: { ...store.vendor, ...vendor }, private: { ...store.private, ...secret } }
}
