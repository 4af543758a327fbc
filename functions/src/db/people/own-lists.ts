import { MAX_CART_ITEMS } from '../../contract/entities/orders/cart-item'
import { MAX_FAVOURITES, MAX_VIEWED_PRODUCTS } from '../../contract/entities/people/user'
import { SUBCOLLECTIONS } from '../../contract/paths'
import { cartItems, favourites, viewedProducts } from '../../contract/queries/people/people'
import { bind } from '../../contract/queries/query'
import { newBatch } from '../firestore'
import { countOf, queryOf } from '../list-query'

/** Lists that clients write directly, newest entry first, with their maximum lengths. */
const LISTS = {
  [SUBCOLLECTIONS.cartItems]: { max: MAX_CART_ITEMS, query: cartItems },
  [SUBCOLLECTIONS.favourites]: { max: MAX_FAVOURITES, query: favourites },
  [SUBCOLLECTIONS.viewedProducts]: { max: MAX_VIEWED_PRODUCTS, query: viewedProducts },
} as const

export type OwnList = keyof typeof LISTS

/** Deletions per batch, below Firestore's limit of 500 writes. */
const MAX_BATCH = 400

/**
 * Removes the oldest entries of a list that is too long. Returns how many. Concurrent runs select
 * the same entries.
 */
export const removeOldest = async (uid: string, list: OwnList): Promise<number> => {
  const { max, query } = LISTS[list]
  const newest = bind(query, { uid })
  if ((await countOf(newest)) <= max) return 0
  const { docs } = await queryOf(newest).offset(max).limit(MAX_BATCH).select().get()
  const batch = newBatch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
  return docs.length
}
