import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { timestampSchema } from '@contract/time'
import { collection, doc, limit, orderBy, query, serverTimestamp, setDoc } from 'firebase/firestore'
import * as z from 'zod/mini'
import { useSession } from '../session'
import { firestore } from './firestore'
import type { Live } from './use-live'
import { useLiveList } from './use-live-document'

const MOST_VIEWED = 30

const viewedProductSchema = z.object({ id: z.string(), viewed_at: timestampSchema })
type ViewedProduct = z.infer<typeof viewedProductSchema>

const pathOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.viewedProducts}`

/** What the user has looked at, the last first. */
export const useLiveViewedProducts = (): Live<ViewedProduct[]> => {
  const uid = useSession().user?.uid
  return useLiveList(viewedProductSchema, uid ? pathOf(uid) : null, (firestore) =>
    query(
      collection(firestore, pathOf(uid ?? '')),
      orderBy('viewed_at', 'desc'),
      limit(MOST_VIEWED),
    ),
  )
}

export const recordViewedProduct = (uid: string, product_id: string): Promise<void> =>
  setDoc(doc(firestore, pathOf(uid), product_id), { viewed_at: serverTimestamp() })
