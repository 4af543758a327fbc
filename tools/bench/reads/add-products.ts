import { COLLECTIONS } from '../../../functions/src/contract/paths'
import type { Product } from '../../../functions/src/contract/product'
import { collectionOf, newBatch } from '../../../functions/src/store/firestore'

const AT_ONCE = 500

/** Puts copies of a product on sale, those numbered `from` up to but not with `to`. */
export const addProducts = async (sample: Product, from: number, to: number): Promise<void> => {
  const products = collectionOf<Product>(COLLECTIONS.products)
  for (let first = from; first < to; first += AT_ONCE) {
    const batch = newBatch()
    for (let number = first; number < Math.min(first + AT_ONCE, to); number += 1) {
      const id = `c${String(number).padStart(19, '0')}`
      const name = `${sample.name} ${number}`
      batch.set(products.doc(id), { ...sample, id, name, slug: `woven-basket-${id}` })
    }
    await batch.commit()
  }
}
