import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import { collectionOf, newBatch } from '../firestore'

/** What a person keeps below the own record and takes along into another account. */
const THINGS = [
  SUBCOLLECTIONS.viewedProducts,
  SUBCOLLECTIONS.favourites,
  SUBCOLLECTIONS.cartItems,
  SUBCOLLECTIONS.addresses,
  SUBCOLLECTIONS.notifications,
] as const

/** Two documents written in a batch for each that moves. */
const MOVED_AT_ONCE = 200

/** Moves them; what the other account has of the same id stays as it is there. */
export const giveOwnThings = async (from: string, to: string): Promise<void> => {
  for (const name of THINGS) {
    const source = collectionOf(`${COLLECTIONS.users}/${from}/${name}`)
    const target = collectionOf(`${COLLECTIONS.users}/${to}/${name}`)
    const known = new Set((await target.select().get()).docs.map(({ id }) => id))
    const { docs } = await source.get()
    for (let at = 0; at < docs.length; at += MOVED_AT_ONCE) {
      const batch = newBatch()
      for (const one of docs.slice(at, at + MOVED_AT_ONCE)) {
        if (!known.has(one.id)) batch.set(target.doc(one.id), one.data())
        batch.delete(one.ref)
      }
      await batch.commit()
    }
  }
}
