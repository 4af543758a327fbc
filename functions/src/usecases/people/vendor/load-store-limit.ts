import type { StoreLimit } from '../../../contract/entities/people/store-limit'
import { storeLimitOf } from '../../../contract/escrow/limits'
import { readVendor } from '../../../db/people/vendors'

const MAX_KNOWN = 5_000
/** Stores without a limit, which never get one again. */
const unlimited = new Set<string>()

/**
 * Loads what a store can take at once; undefined without a limit. An instance reads a store without
 * one once.
 * @param now epoch milliseconds
 */
export const loadStoreLimit = async (
  vendor_id: string,
  now: number,
): Promise<StoreLimit | undefined> => {
  if (unlimited.has(vendor_id)) return undefined
  const limit = storeLimitOf((await readVendor(vendor_id))?.data.trial, now)
  if (limit) return limit
  if (unlimited.size >= MAX_KNOWN) unlimited.clear()
  unlimited.add(vendor_id)
  return undefined
}
