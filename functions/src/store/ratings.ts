import { COLLECTIONS } from '../contract/paths'
import type { Product } from '../contract/product'
import type { Timestamp } from '../contract/time'
import type { Vendor } from '../contract/vendor'
import { withRating } from '../domain/review/rating'
import { type Batch, collectionOf, fieldsOf, readDocument } from './firestore'

const products = () => collectionOf<Product>(COLLECTIONS.products)
const vendors = () => collectionOf<Vendor>(COLLECTIONS.vendors)

/**
 * Adds a rating to a product's and its vendor's average; guarded, so that none is lost. The product
 * counts as changed at `updated_at`, which is how the search learns of it.
 */
export const addRating = async (
  ids: { product_id: string; vendor_id: string },
  rating: number,
  updated_at: Timestamp,
): Promise<(batch: Batch) => void> => {
  const refs = [products().doc(ids.product_id), vendors().doc(ids.vendor_id)] as const
  const [product, vendor] = await Promise.all([readDocument(refs[0]), readDocument(refs[1])])
  return (batch) => {
    if (product) {
      const change = { ...withRating(product.data, rating), updated_at }
      batch.update(refs[0], fieldsOf<Product>(change), { lastUpdateTime: product.updated })
    }
    if (vendor) {
      batch.update(refs[1], fieldsOf<Vendor>(withRating(vendor.data, rating)), {
        lastUpdateTime: vendor.updated,
      })
    }
  }
}
