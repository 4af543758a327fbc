import { AppError } from '../../../contract/api/errors'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { readVendor } from '../../../db/people/vendors'

/** @throws AppError `vendor/not-found` if the store is missing or suspended */
export const requireActiveVendor = async (vendor_id: string): Promise<Vendor> => {
  const vendor = (await readVendor(vendor_id))?.data
  if (vendor?.status !== 'active') throw new AppError('vendor/not-found')
  return vendor
}
