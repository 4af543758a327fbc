import type { CountedCategory } from '../../../functions/src/contract/category'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { CATEGORIES } from '../../../functions/src/contract/reference/categories'
import type { Review } from '../../../functions/src/contract/review'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf, newBatch } from '../../../functions/src/store/firestore'
import type { Market } from '../../../tests/support/market'

const REVIEWS = 40
const STORES = 12
const BEGINNING = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

/** What stands around the products and does not grow with them: stores, reviews, categories. */
export const makeSurroundings = async (market: Market) => {
  const vendor = await market.vendor()
  for (let number = 1; number < STORES; number += 1) await market.vendor()
  const { id: product_id } = await market.product(vendor)
  const batch = newBatch()
  for (let number = 0; number < REVIEWS; number += 1) {
    const id = `r${String(number).padStart(19, '0')}`
    batch.set(collectionOf<Review>(COLLECTIONS.reviews).doc(id), {
      id,
      product_id,
      vendor_id: vendor.uid,
      buyer_name: 'Ngozi E.',
      rating: 1 + (number % 5),
      text: 'Well made, and here within the week.',
      reply: null,
      created_at: timestampFromMillis(BEGINNING + number * DAY_MS),
    })
  }
  for (const category of CATEGORIES) {
    const counted: CountedCategory = { ...category, product_count: 1 }
    batch.set(collectionOf<CountedCategory>(COLLECTIONS.categories).doc(category.value), counted)
  }
  await batch.commit()
  return { vendor_id: vendor.uid, product_id }
}
