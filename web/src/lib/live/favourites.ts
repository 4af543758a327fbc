import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { timestampSchema } from '@contract/time'
import {
  collection,
  deleteDoc,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore'
import * as z from 'zod/mini'
import { useSession } from '../session'
import { firestore } from './firestore'
import type { Live } from './use-live'
import { useLiveList } from './use-live-document'

const MOST_FAVOURITES = 100

const favouriteSchema = z.object({ id: z.string(), added_at: timestampSchema })
type Favourite = z.infer<typeof favouriteSchema>

const pathOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.favourites}`

/** The user's favourites by product id, the newest first. */
export const useLiveFavourites = (): Live<Favourite[]> => {
  const uid = useSession().user?.uid
  return useLiveList(favouriteSchema, uid ? pathOf(uid) : null, (firestore) =>
    query(
      collection(firestore, pathOf(uid ?? '')),
      orderBy('added_at', 'desc'),
      limit(MOST_FAVOURITES),
    ),
  )
}

export const addFavourite = (uid: string, product_id: string): Promise<void> =>
  setDoc(doc(firestore, pathOf(uid), product_id), { added_at: serverTimestamp() })

export const removeFavourite = (uid: string, product_id: string): Promise<void> =>
  deleteDoc(doc(firestore, pathOf(uid), product_id))
