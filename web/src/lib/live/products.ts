import { type Product, productSchema } from '@contract/entities/product'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { favourites, viewedProducts } from '@contract/queries/people'
import { bind } from '@contract/queries/query'
import { timestampSchema } from '@contract/timestamp'
import * as z from 'zod/mini'
import { type FavouriteSeen, favouriteSeenSchema } from '../favourite-seen'
import { useSession } from '../session/session'
import { queryOf } from './follows'
import { loadSdk } from './load-sdk'
import { type Live, useLiveDocument, useLiveDocuments, useLiveList } from './use-live'

/** As many as a page of the market has. */
const MAX_FOLLOWED = 60
/** One product; null data or `permission-denied` where it isn't on sale. */
export const useLiveProduct = (id: string | undefined): Live<Product | null> =>
  useLiveDocument(productSchema, id ? [COLLECTIONS.products, id] : null)

/**
 * Those of the products that are on sale, in the order of the ids. Each is followed by itself: one
 * that may not be seen or isn't there any more would have a query for all of them refused.
 */
export const useLiveProducts = (ids: readonly string[]): Live<Product[]> => {
  const wanted = [...new Set(ids)].slice(0, MAX_FOLLOWED)
  const all = useLiveDocuments(
    productSchema,
    wanted.map((id) => [COLLECTIONS.products, id] as const),
  )
  const failed = all.find((one) => one.status === 'error' && one.error.code === 'unavailable')
  if (failed?.status === 'error') return failed
  if (all.length === 0 || all.some(({ status }) => status === 'loading')) {
    return { status: 'loading' }
  }
  const known = all.flatMap(({ data }) => data ?? [])
  return { status: 'content', data: known.filter(({ status }) => status === 'active') }
}

const MAX_FAVOURITES = 100

/** Those saved before prices were kept have none. */
const favouriteSchema = z.extend(z.partial(favouriteSeenSchema), {
  id: z.string(),
  added_at: timestampSchema,
})
export type Favourite = z.infer<typeof favouriteSchema>

const favouritesOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.favourites}`

/** The user's favourites by product id, the newest first. */
export const useLiveFavourites = (): Live<Favourite[]> => {
  const uid = useSession().user?.uid
  return useLiveList(favouriteSchema, uid ? favouritesOf(uid) : null, (sdk) =>
    queryOf(sdk, bind(favourites, { uid: uid ?? '' }, MAX_FAVOURITES)),
  )
}

/** Saves a favourite with what is seen of it now. */
export const addFavourite = async (
  uid: string,
  product_id: string,
  seen: FavouriteSeen,
): Promise<void> => {
  const { doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  await setDoc(doc(firestore, favouritesOf(uid), product_id), {
    added_at: serverTimestamp(),
    ...seen,
  })
}

export const removeFavourite = async (uid: string, product_id: string): Promise<void> => {
  const { deleteDoc, doc, firestore } = await loadSdk()
  await deleteDoc(doc(firestore, favouritesOf(uid), product_id))
}

const MAX_VIEWED = 30

const viewedProductSchema = z.object({ id: z.string(), viewed_at: timestampSchema })
type ViewedProduct = z.infer<typeof viewedProductSchema>

const viewedOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.viewedProducts}`

/** What the user has looked at, the last first. */
export const useLiveViewedProducts = (): Live<ViewedProduct[]> => {
  const uid = useSession().user?.uid
  return useLiveList(viewedProductSchema, uid ? viewedOf(uid) : null, (sdk) =>
    queryOf(sdk, bind(viewedProducts, { uid: uid ?? '' }, MAX_VIEWED)),
  )
}

export const recordViewedProduct = async (uid: string, product_id: string): Promise<void> => {
  const { doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  await setDoc(doc(firestore, viewedOf(uid), product_id), { viewed_at: serverTimestamp() })
}
