import { COLLECTIONS } from '../contract/paths'
import type { PRODUCT_STATUSES, Product } from '../contract/product'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  firestore,
  type Kept,
  queryInstant,
  readDocument,
} from './firestore'

const products = () => collectionOf<Product>(COLLECTIONS.products)

type Status = (typeof PRODUCT_STATUSES)[number]

export const readProduct = (id: string): Promise<Kept<Product> | undefined> =>
  readDocument(products().doc(id))

/** These products in this order; one read each. What is gone is left out. */
export const readProducts = async (ids: readonly string[]): Promise<Product[]> => {
  if (ids.length === 0) return []
  const found = await firestore().getAll(...ids.map((id) => products().doc(id)))
  return found.flatMap((document) => {
    const product = document.data()
    return product ? [product as Product] : []
  })
}

export const addProduct = async (product: Product): Promise<void> => {
  await products().doc(product.id).create(product)
}

export const addProducts = (batch: Batch, added: readonly Product[]): void => {
  for (const product of added) batch.create(products().doc(product.id), product)
}

/** Changes a product only if it is still as `kept`: buyers change its counters at any moment. */
export const changeProduct = (
  batch: Batch,
  kept: Kept<Product>,
  change: Partial<Product>,
): void => {
  batch.update(products().doc(kept.data.id), fieldsOf<Product>(change), {
    lastUpdateTime: kept.updated,
  })
}

const KEPT_STATUSES: readonly Status[] = ['draft', 'active', 'paused']

/** A vendor's own products, changed last first. */
export const listVendorProducts = async (
  vendor_id: string,
  { status, page, limit }: { status?: Status | undefined; page: number; limit: number },
) => {
  const wanted = products()
    .where('vendor_id', '==', vendor_id)
    .where('status', 'in', status ? [status] : KEPT_STATUSES)
  const [counted, found] = await Promise.all([
    wanted.count().get(),
    wanted
      .orderBy('updated_at', 'desc')
      .offset((page - 1) * limit)
      .limit(limit)
      .get(),
  ])
  return { items: found.docs.map((document) => document.data()), total: counted.data().count }
}

const onSale = () => products().where('status', '==', 'active').where('vendor_active', '==', true)

/** How many are on sale, of a category or of a store. */
export const countOnSale = async (
  field: 'category' | 'vendor_id',
  value: string,
): Promise<number> => (await onSale().where(field, '==', value).count().get()).data().count

const PAGE = 2_000

/** Every product on sale, in pages: one read each. */
export async function* allOnSale(): AsyncGenerator<Product[]> {
  let query = onSale().orderBy('__name__').limit(PAGE)
  for (;;) {
    const { docs } = await query.get()
    yield docs.map((document) => document.data())
    const last = docs.at(-1)
    if (!last || docs.length < PAGE) return
    query = onSale().orderBy('__name__').startAfter(last).limit(PAGE)
  }
}

/** What changed at or after `since` (epoch milliseconds), whatever its status. */
export const changedSince = async (since: number): Promise<Product[]> => {
  const { docs } = await products()
    .where('updated_at', '>=', queryInstant(since))
    .orderBy('updated_at')
    .get()
  return docs.map((document) => document.data())
}

export async function* productsOfVendor(vendor_id: string): AsyncGenerator<Product[]> {
  const { docs } = await products().where('vendor_id', '==', vendor_id).get()
  yield docs.map((document) => document.data())
}
