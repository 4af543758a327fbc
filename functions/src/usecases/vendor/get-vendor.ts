import { newestOfVendor } from '../../store/products'
import { openVendor } from './open-vendor'

const NEWEST = 12

/** An open store as everyone sees it, with its newest products. */
export const getVendor = async (vendor_id: string) => {
  const vendor = await openVendor(vendor_id)
  return { vendor, products: await newestOfVendor(vendor_id, NEWEST) }
}
