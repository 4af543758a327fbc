import type { ProductDetails } from '../../contract/entities/catalog/product'
import { readVendor } from '../../db/vendors/vendors'
import { getProduct } from './get-product'

/** Loads a public product with its store's figures, which aren't copied: each review changes them. */
export const showProduct = async (id: string): Promise<ProductDetails> => {
  const product = await getProduct(id)
  const vendor = (await readVendor(product.vendor_id))?.data
  if (!vendor) return product
  const { city, state, rating, rating_count, sales_count } = vendor
  return { ...product, store: { city, state, rating, rating_count, sales_count } }
}
