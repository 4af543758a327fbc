import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { viewedProducts } from '@contract/queries/people'
import { bind } from '@contract/queries/query'
import { timestampSchema } from '@contract/timestamp'
import * as z from 'zod/mini'
import { useSession } from '../session'
import { loadSdk } from './load-sdk'
import type { Live } from './use-live'
import { useLiveList } from './use-live-document'

const MOST_VIEWED = 30

const viewedProductSchema = z.object({ id: z.string(), viewed_at: timestampSchema })
type ViewedProduct = z.infer<typeof viewedProductSchema>

const pathOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.viewedProducts}`

/** What the user has looked at, the last first. */
export const useLiveViewedProducts = (): Live<ViewedProduct[]> => {
  const uid = useSession().user?.uid
  return useLiveList(viewedProductSchema, uid ? pathOf(uid) : null, ({ queryOf }) =>
    queryOf(bind(viewedProducts, { uid: uid ?? '' }, MOST_VIEWED)),
  )
}

export const recordViewedProduct = async (uid: string, product_id: string): Promise<void> => {
  const { doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  await setDoc(doc(firestore, pathOf(uid), product_id), { viewed_at: serverTimestamp() })
}
