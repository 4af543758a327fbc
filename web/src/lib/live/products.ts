import { type Product, productSchema } from '@contract/entities/catalog/product'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { favourites, viewedProducts } from '@contract/queries/people/people'
import { bind } from '@contract/queries/query'
import { timestampSchema } from '@contract/timestamp'
import { type QueryFunction, type SkipToken, skipToken, useQueries } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type FavouriteSeen, favouriteSeenSchema } from '../../shared/favourites/favourite-seen'
import { queryClient } from '../api/query-client'
import { useSession } from '../session/session'
import { loadSdk } from './load-sdk'
import {
  CACHED_MS,
  documentQuery,
  type LiveValue,
  type Path,
  queryKeyOf,
  type Schema,
} from './subscriptions'
import { type Live, liveOf, useLiveDocument, useLiveList, useSubscriptions } from './use-live'

/** The marketplace's page size. */
const MAX_FOLLOWED = 60

/** Subscribes to a product; null data or `permission-denied` if it isn't on sale. */
export const useLiveProduct = (id: string | undefined): Live<Product | null> =>
  useLiveDocument(productSchema, id ? [COLLECTIONS.products, id] : null)

/** Follows several documents, each with its own listener. */
export const useLiveDocuments = <S extends Schema>(
  schema: S,
  paths: readonly Path[],
): Live<z.output<S> | null>[] => {
  const uid = useSession().user?.uid
  const wanted = paths.map((path) => documentQuery(schema, path, uid))
  useSubscriptions(wanted)
  const queries = wanted.map(({ key }) => ({
    queryKey: queryKeyOf(key),
    queryFn: skipToken as SkipToken | QueryFunction<LiveValue<z.output<S> | null>>,
    gcTime: CACHED_MS,
  }))
  return useQueries({ queries }, queryClient).map(({ data }, index) =>
    liveOf(wanted[index]?.key ?? '', data),
  )
}

/**
 * The products that are on sale, in the order of the ids. Each has its own listener, because the
 * security rules would deny a query that includes one hidden or deleted product.
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

/** Favourites saved before prices were stored have none. */
const favouriteSchema = z.extend(z.partial(favouriteSeenSchema), {
  id: z.string(),
  added_at: timestampSchema,
})
export type Favourite = z.infer<typeof favouriteSchema>

const favouritesOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.favourites}`

/** The user's favourites, identified by product id, newest first. */
export const useLiveFavourites = (): Live<Favourite[]> =>
  useLiveList(favouriteSchema, (uid) => bind(favourites, { uid }, MAX_FAVOURITES))

/** Saves a favourite with its current price and availability. */
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

/** The products that the user viewed, most recent first. */
export const useLiveViewedProducts = (): Live<ViewedProduct[]> =>
  useLiveList(viewedProductSchema, (uid) => bind(viewedProducts, { uid }, MAX_VIEWED))

export const recordViewedProduct = async (uid: string, product_id: string): Promise<void> => {
  const { doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  await setDoc(doc(firestore, viewedOf(uid), product_id), { viewed_at: serverTimestamp() })
}
