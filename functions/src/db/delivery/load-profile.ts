import type { DeliveryProfile } from '../../contract/entities/delivery/delivery'
import { readDeliveryProfile } from './delivery-profiles'

const MAX_CACHED = 500
type Cached = { version: number; profile: Promise<DeliveryProfile | undefined> }
const cached = new Map<string, Cached>()

const read = (vendor_id: string, version: number): Cached['profile'] => {
  const profile = readDeliveryProfile(vendor_id).then((stored) => stored?.data)
  const entry = { version, profile }
  if (cached.size >= MAX_CACHED) cached.clear()
  cached.set(vendor_id, entry)
  profile.catch(() => {
    if (cached.get(vendor_id) === entry) cached.delete(vendor_id)
  })
  return profile
}

/**
 * Loads a store's profile, or undefined if delivery is included in its prices. The store and its
 * products name the version, so that an instance reads each version once. A product may lag behind
 * and get a newer one.
 */
export const loadProfile = async ({
  vendor_id,
  delivery_version,
}: {
  vendor_id: string
  delivery_version?: number | undefined
}): Promise<DeliveryProfile | undefined> => {
  if (delivery_version === undefined) return undefined
  const known = cached.get(vendor_id)
  return known && known.version >= delivery_version
    ? known.profile
    : read(vendor_id, delivery_version)
}
