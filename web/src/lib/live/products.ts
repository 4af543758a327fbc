import { vendorEndpoints } from '@contract/endpoints/vendors'
import { COLLECTIONS } from '@contract/paths'
import { type PRODUCT_STATUSES, type Product, productSchema } from '@contract/product'
import { vendorProducts } from '@contract/queries/products'
import { bind } from '@contract/queries/query'
import { call } from '../api-client'
import { useSession } from '../session'
import { listenWith } from './listen-with'
import { type Live, useLive } from './use-live'
import { parseSnapshot, useLiveDocument, useLiveList } from './use-live-document'

/** As many as a page of the market has. */
const MOST_FOLLOWED = 60
/** As many as the API answers at once. */
const MOST_ASKED = 60

/** One product; null data or `permission-denied` where it isn't on sale. */
export const useLiveProduct = (id: string | undefined): Live<Product | null> =>
  useLiveDocument(productSchema, id ? [COLLECTIONS.products, id] : null)

/**
 * Those of the products that are on sale, in the order of the ids. Each is followed by itself: one
 * that may not be seen or isn't there any more would have a query for all of them refused.
 */
export const useLiveProducts = (ids: readonly string[]): Live<Product[]> => {
  const wanted = [...new Set(ids)].slice(0, MOST_FOLLOWED)
  const listen = listenWith<Product[]>(({ doc, firestore, onSnapshot }, next) => {
    const told = new Map<string, Product | undefined>()
    const tell = (id: string, product: Product | undefined) => {
      told.set(id, product?.status === 'active' ? product : undefined)
      if (told.size === wanted.length) next(wanted.flatMap((other) => told.get(other) ?? []))
    }
    const stops = wanted.map((id) =>
      onSnapshot(
        doc(firestore, COLLECTIONS.products, id),
        (snapshot) => tell(id, parseSnapshot(productSchema, snapshot) ?? undefined),
        () => tell(id, undefined),
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  })
  return useLive(wanted.length > 0 ? `${COLLECTIONS.products}?${wanted.join(',')}` : null, listen)
}

/** The vendor's own products of one status or of all, the last changed first. */
export const useLiveVendorProducts = (
  status: (typeof PRODUCT_STATUSES)[number] | 'all' = 'all',
  most = 100,
): Live<Product[]> => {
  const uid = useSession().user?.uid
  return useLiveList(
    productSchema,
    uid ? `${COLLECTIONS.products}?vendor&${status}&${most}` : null,
    ({ queryOf }) => {
      const statuses = status === 'all' ? undefined : [status]
      return queryOf(bind(vendorProducts, { vendor_id: uid ?? '', statuses }, most))
    },
    async (signal) => {
      const query = { limit: MOST_ASKED, ...(status === 'all' ? {} : { status }) }
      return (await call(vendorEndpoints.products, { query, signal })).items
    },
  )
}
