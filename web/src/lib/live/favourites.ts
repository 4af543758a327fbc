import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { favourites } from '@contract/queries/people'
import { bind } from '@contract/queries/query'
import { timestampSchema } from '@contract/timestamp'
import * as z from 'zod/mini'
import { type FavouriteSeen, favouriteSeenSchema } from '../favourite-seen'
import { useSession } from '../session'
import { loadSdk } from './load-sdk'
import type { Live } from './use-live'
import { useLiveList } from './use-live-document'

const MOST_FAVOURITES = 100

/** Those saved before prices were kept have none. */
const favouriteSchema = z.extend(z.partial(favouriteSeenSchema), {
  id: z.string(),
  added_at: timestampSchema,
})
export type Favourite = z.infer<typeof favouriteSchema>

const pathOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.favourites}`

/** The user's favourites by product id, the newest first. */
export const useLiveFavourites = (): Live<Favourite[]> => {
  const uid = useSession().user?.uid
  return useLiveList(favouriteSchema, uid ? pathOf(uid) : null, ({ queryOf }) =>
    queryOf(bind(favourites, { uid: uid ?? '' }, MOST_FAVOURITES)),
  )
}

/** Saves a favourite with what is seen of it now. */
export const addFavourite = async (
  uid: string,
  product_id: string,
  seen: FavouriteSeen,
): Promise<void> => {
  const { doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  await setDoc(doc(firestore, pathOf(uid), product_id), { added_at: serverTimestamp(), ...seen })
}

export const removeFavourite = async (uid: string, product_id: string): Promise<void> => {
  const { deleteDoc, doc, firestore } = await loadSdk()
  await deleteDoc(doc(firestore, pathOf(uid), product_id))
}
