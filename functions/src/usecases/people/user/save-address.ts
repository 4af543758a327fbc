import { AppError } from '../../../contract/api/errors'
import {
  type Address,
  type AddressChange,
  MAX_ADDRESSES,
} from '../../../contract/entities/people/address'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { addAddress, addressIds, changeAddress } from '../../../db/people/addresses'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

/** The first free id. Concurrent requests pick the same one, and the later commit retries. */
const freeId = (taken: readonly string[]): string => {
  if (taken.length >= MAX_ADDRESSES) throw new AppError('user/too-many-addresses')
  let place = 1
  while (taken.includes(String(place))) place += 1
  return String(place)
}

/** @throws AppError `user/too-many-addresses`, `user/address-not-found` */
export const saveAddress = (
  deps: Deps,
  uid: string,
  request: Address | AddressChange,
): Promise<{ id: string }> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const updated_at = timestampFromMillis(deps.clock())
    const taken = await addressIds(uid)
    if ('id' in request) {
      const { id, ...change } = request
      if (!taken.includes(id)) throw new AppError('user/address-not-found')
      changeAddress(batch, uid, id, { ...change, updated_at })
      return { result: { id } }
    }
    const place = freeId(taken)
    addAddress(batch, uid, place, { ...request, updated_at })
    return { result: { id: place }, contends: `addresses-${uid}` }
  })
