import { AppError } from '../../contract/errors'
import { newestOfVendor } from '../../store/products'
import { readVendor } from '../../store/vendors'

const NEWEST = 12

/** An open store as everyone sees it, with its newest products. */
export const getVendor = async (vendor_id: string) => {
  const kept = await readVendor(vendor_id)
  if (kept?.data.status !== 'active') throw new AppError('vendor/not-found')
  return { vendor: kept.data, products: await newestOfVendor(vendor_id, NEWEST) }
}
