import { COLLECTIONS } from '../../../functions/src/contract/paths'
import type { Product } from '../../../functions/src/contract/product'
import { collectionOf, newBatch } from '../../../functions/src/store/firestore'
import { generatedProducts } from '../search/generated-products'

const A_BATCH = 250
const BATCHES_AT_ONCE = 4
/** The store whose page is measured has one product of so many. */
const OWN_EVERY = 50

const commit = async (products: readonly Product[]): Promise<void> => {
  const collection = collectionOf<Product>(COLLECTIONS.products)
  const batch = newBatch()
  for (const product of products) batch.set(collection.doc(product.id), product)
  await batch.commit()
}

/** A catalogue in the database that only grows: the first products of the same endless list. */
export const createGrowingCatalogue = (most: number, vendor_id: string) => {
  const source = generatedProducts(most)
  let size = 0

  const take = (count: number): Product[] => {
    const taken: Product[] = []
    while (taken.length < count) {
      const { value, done } = source.next()
      if (done) break
      size += 1
      taken.push(size % OWN_EVERY === 0 ? { ...value, vendor_id } : value)
    }
    return taken
  }

  /** Answers ids of products spread over the catalogue. */
  return async (wanted: number): Promise<string[]> => {
    const ids: string[] = []
    while (size < wanted) {
      const products = take(Math.min(wanted - size, A_BATCH * BATCHES_AT_ONCE))
      const batches = Array.from({ length: BATCHES_AT_ONCE }, (_, index) =>
        products.slice(index * A_BATCH, (index + 1) * A_BATCH),
      )
      await Promise.all(batches.filter((batch) => batch.length > 0).map(commit))
      ids.push(...products.slice(0, 2).map(({ id }) => id))
    }
    return ids
  }
}
