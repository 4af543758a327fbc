import { countOnSale } from '../../../db/catalog/products'
import { readVendor, updateVendor } from '../../../db/people/vendors'

/** Recounts instead of incrementing, so a repeated event changes nothing. */
export const recountProducts = async (vendor_id: string): Promise<void> => {
  const [stored, product_count] = await Promise.all([
    readVendor(vendor_id),
    countOnSale('vendor_id', vendor_id),
  ])
  if (stored && stored.data.product_count !== product_count) {
    await updateVendor(vendor_id, { product_count })
  }
}
