import type { Product } from '../../contract/entities/catalog/product'
import type { Vendor } from '../../contract/entities/people/vendor'
import { COLLECTIONS } from '../../contract/paths'
import type { Timestamp } from '../../contract/time'
import { type Rating, withChangedRating, withRating } from '../../domain/orders/review/rating'
import { type Batch, collectionOf, fieldsOf, readDocument } from '../firestore'

type Rated = { product_id: string; vendor_id: string }

const products = () => collectionOf<Product>(COLLECTIONS.products)
const vendors = () => collectionOf<Vendor>(COLLECTIONS.vendors)

/**
 * Changes the average ratings of a product and its vendor, with preconditions, so that no rating is
 * lost. Sets the product's `updated_at`, by which the search finds changes.
 */
const changeAverages = async (
  { product_id, vendor_id }: Rated,
  change: (rating: Rating) => Rating,
  updated_at: Timestamp,
): Promise<(batch: Batch) => void> => {
  const refs = [products().doc(product_id), vendors().doc(vendor_id)] as const
  const [product, vendor] = await Promise.all([readDocument(refs[0]), readDocument(refs[1])])
  return (batch) => {
    if (product) {
      const fields = { ...change(product.data), updated_at }
      batch.update(refs[0], fieldsOf<Product>(fields), { lastUpdateTime: product.updated })
    }
    if (vendor) {
      batch.update(refs[1], fieldsOf<Vendor>(change(vendor.data)), {
        lastUpdateTime: vendor.updated,
      })
    }
  }
}

export const addRating = (ids: Rated, stars: number, updated_at: Timestamp) =>
  changeAverages(ids, (rating) => withRating(rating, stars), updated_at)

export const changeRating = (
  ids: Rated,
  stars: { from: number; to: number },
  updated_at: Timestamp,
) => changeAverages(ids, (rating) => withChangedRating(rating, stars), updated_at)
