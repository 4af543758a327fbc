import { AppError } from '../../contract/errors'
import type { Vendor } from '../../contract/vendor'
import { readVendor } from '../../store/vendors'

/** A store that everyone may see: one that is open. */
export const openVendor = async (vendor_id: string): Promise<Vendor> => {
  const vendor = (await readVendor(vendor_id))?.data
  if (vendor?.status !== 'active') throw new AppError('vendor/not-found')
  return vendor
}
