import { AppError } from '../../../contract/api/errors'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { isPublicStore } from '../../../contract/people/public-store'
import { readVendor } from '../../../db/people/vendors'

/** @throws AppError `vendor/not-found` if the store is missing, suspended or not listed */
export const requirePublicVendor = async (vendor_id: string): Promise<Vendor> => {
  const vendor = (await readVendor(vendor_id))?.data
  if (!vendor || !isPublicStore(vendor)) throw new AppError('vendor/not-found')
  return vendor
}
