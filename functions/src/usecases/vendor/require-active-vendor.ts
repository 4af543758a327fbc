import { AppError } from '../../contract/api/errors'
import type { Vendor } from '../../contract/entities/vendor'
import { readVendor } from '../../db/vendors/vendors'

/** A store that everyone may see: one that is open. */
export const requireActiveVendor = async (vendor_id: string): Promise<Vendor> => {
  const vendor = (await readVendor(vendor_id))?.data
  if (vendor?.status !== 'active') throw new AppError('vendor/not-found')
  return vendor
}
