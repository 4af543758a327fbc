import { COLLECTIONS, SUBCOLLECTIONS } from '../contract/paths'
import { MAX_FAVOURITES, MAX_VIEWED_PRODUCTS } from '../contract/user'
import { collectionOf, newBatch } from './firestore'

/** Lists that people write themselves: how long each may be, and what says how new an entry is. */
const LISTS = {
  [SUBCOLLECTIONS.favourites]: { max: MAX_FAVOURITES, by: 'added_at' },
  [SUBCOLLECTIONS.viewedProducts]: { max: MAX_VIEWED_PRODUCTS, by: 'viewed_at' },
} as const

export type OwnList = keyof typeof LISTS

/** One batch takes no more. */
const MOST_AT_ONCE = 400

/**
 * Removes the oldest entries of a list that has become too long. Answers how many. Which they are is
 * one query's to say: two that look at once remove the same.
 */
export const removeOldest = async (uid: string, list: OwnList): Promise<number> => {
  const { max, by } = LISTS[list]
  const entries = collectionOf(`${COLLECTIONS.users}/${uid}/${list}`)
  if ((await entries.count().get()).data().count <= max) return 0
  const newest = entries.orderBy(by, 'desc')
  const { docs } = await newest.offset(max).limit(MOST_AT_ONCE).select().get()
  const batch = newBatch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
  return docs.length
}
