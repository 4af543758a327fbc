import type { ProductDetails } from '../../../contract/entities/catalog/product'
import { getProduct } from '../../../db/catalog/get-product'
import { loadProfile } from '../../../db/delivery/load-profile'
import { readVendor } from '../../../db/people/vendors'
import { reachedStates } from '../../../domain/delivery/reached-states'

/** Loads a public product with its store's figures, which aren't copied: each review changes them. */
export const showProduct = async (id: string): Promise<ProductDetails> => {
  const product = await getProduct(id)
  const [stored, profile] = await Promise.all([readVendor(product.vendor_id), loadProfile(product)])
  const reached_states = reachedStates(profile, product)
  const shown = { ...product, ...(reached_states && { reached_states }) }
  if (!stored) return shown
  const { city, state, rating, rating_count, sales_count, return_policy } = stored.data
  const figures = { city, state, rating, rating_count, sales_count }
  return { ...shown, store: { ...figures, ...(return_policy && { return_policy }) } }
}
