import { COLLECTIONS } from '@contract/paths'
import { type PRODUCT_STATUSES, type Product, productSchema } from '@contract/product'
import { collection, documentId, limit, orderBy, query, where } from 'firebase/firestore'
import { useSession } from '../session'
import type { Live } from './use-live'
import { useLiveDocument, useLiveList } from './use-live-document'

/** Firestore's limit for one `in`. */
export const MOST_IDS = 30

/** One product; null data or `permission-denied` where it isn't on sale. */
export const useLiveProduct = (id: string | undefined): Live<Product | null> =>
  useLiveDocument(productSchema, id ? [COLLECTIONS.products, id] : null)

/** Those of the products that are on sale, in no order. At most `MOST_IDS` of them are followed. */
export const useLiveProducts = (ids: readonly string[]): Live<Product[]> => {
  const wanted = [...new Set(ids)].sort().slice(0, MOST_IDS)
  return useLiveList(
    productSchema,
    wanted.length > 0 ? `${COLLECTIONS.products}?${wanted.join(',')}` : null,
    (firestore) =>
      query(
        collection(firestore, COLLECTIONS.products),
        where(documentId(), 'in', wanted),
        // What the rule asks for, so that the list is provably within it.
        where('status', '==', 'active'),
        where('vendor_active', '==', true),
      ),
  )
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
    (firestore) =>
      query(
        collection(firestore, COLLECTIONS.products),
        where('vendor_id', '==', uid),
        ...(status === 'all' ? [] : [where('status', '==', status)]),
        orderBy('updated_at', 'desc'),
        limit(most),
      ),
  )
}
