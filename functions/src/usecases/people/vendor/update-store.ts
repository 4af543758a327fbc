import type { BodyOf } from '../../../contract/api/endpoint'
import { AppError } from '../../../contract/api/errors'
import type { vendorEndpoints } from '../../../contract/api/people/vendors'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import {
  changeVendor,
  changeVendorPrivate,
  readVendor,
  type Store,
  storeWords,
} from '../../../db/people/vendors'
import { defined } from '../../../domain/defined'
import { requireArea } from '../../../domain/location'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { linkCover } from '../../images/link-images'
import { getStore } from './get-store'
import { takeStoreName } from './take-store-name'

type Request = BodyOf<(typeof vendorEndpoints)['updateStore']>

/** What everybody sees a store by has to be there before they do. */
const requireShown = (store: { description: string; address: string; phone: string }): void => {
  const { description, address, phone } = store
  const missing = Object.entries({ description, address, phone }).filter(([, text]) => text === '')
  if (missing.length === 0) return
  const fields = missing.map(([name]) => [name, 'A store that everybody sees needs this.'])
  throw new AppError('request/invalid', { in: 'body', fields: Object.fromEntries(fields) })
}

/** Everybody sees the street of a listed store, and nobody that of another. */
const streetParts = (address: string | undefined, is_listed: boolean) => {
  if (address === undefined) return {}
  return is_listed
    ? { street: { address }, private_street: { address: '' } }
    : { street: { address: '' }, private_street: { address } }
}

/**
 * Changes what is sent of a store's details, cover and phone number; its legal name stays. A store that
 * opens to everybody has to be sent the street, though it has a private one.
 * @throws AppError `request/invalid`, `vendor/name-taken`, `vendor/name-reserved`, `product/image-not-ours`,
 * `product/image-not-a-picture`
 */
export const updateStore = async (deps: Deps, uid: string, request: Request): Promise<Store> => {
  const { phone, cover_path, address, ...fields } = request
  const cover = cover_path === undefined ? undefined : await linkCover(deps, uid, cover_path)
  const sent = { ...fields, cover }
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const [store, stored] = await Promise.all([getStore(uid), readVendor(uid)])
    if (!stored) throw new AppError('vendor/not-found')
    const is_listed = sent.is_listed ?? stored.data.is_listed !== false
    const { street, private_street } = streetParts(address, is_listed)
    const change = { ...defined(sent), ...street }
    const shown = { ...stored.data, ...change }
    if (sent.state !== undefined || sent.city !== undefined) requireArea(shown)
    if (sent.is_listed) requireShown({ ...shown, phone: phone ?? store.private.phone })
    const slug = await takeStoreName(batch, uid, shown.name, stored.data)
    const vendor = { ...change, slug }
    const secret = {
      ...defined({ phone }),
      ...private_street,
      ...storeWords(shown, store.private),
      updated_at: timestampFromMillis(deps.clock()),
    }
    changeVendor(batch, stored, vendor)
    changeVendorPrivate(batch, uid, secret)
    return {
      result: { vendor: { ...stored.data, ...vendor }, private: { ...store.private, ...secret } },
    }
  })
}
