import type { PRODUCT_STATUSES, Product } from '../../contract/entities/catalog/product'
import type { ProductStock } from '../../contract/entities/catalog/product-stock'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/catalog/products'
import { bind } from '../../contract/queries/query'
import { microsOf, timestampFromMillis } from '../../contract/time'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  firestore,
  newBatch,
  readDocument,
  removed,
  type Versioned,
} from '../firestore'
import { countOf, queryOf, readIds, readList, readPage } from '../list-query'
import { keepVersion } from './product-versions'
import { addStocks } from './stock'

const products = () => collectionOf<Product>(COLLECTIONS.products)

type Status = (typeof PRODUCT_STATUSES)[number]

export const readProduct = (id: string): Promise<Versioned<Product> | undefined> =>
  readDocument(products().doc(id))

/** Reads products in this order, one read each; missing ones are skipped. */
export const readProducts = async (ids: readonly string[]): Promise<Product[]> => {
  if (ids.length === 0) return []
  const found = await firestore().getAll(...ids.map((id) => products().doc(id)))
  return found.flatMap((document) => {
    const product = document.data()
    return product ? [product as Product] : []
  })
}

type NewProduct = { product: Product; stock: ProductStock }

export const addProducts = (batch: Batch, added: readonly NewProduct[]): void => {
  for (const { product } of added) batch.create(products().doc(product.id), product)
  addStocks(
    batch,
    added.map(({ stock }) => stock),
  )
}

export const addProduct = async (added: NewProduct): Promise<void> => {
  const batch = newBatch()
  addProducts(batch, [added])
  await batch.commit()
}

/**
 * Changes a product only if it is unchanged since it was read: ratings and figures of its stock
 * change at any time. Removes the fields that are undefined.
 */
export const changeProduct = (
  batch: Batch,
  stored: Versioned<Product>,
  change: Partial<Product>,
): void => {
  keepVersion(batch, stored.data, change)
  const fields = Object.entries(change).map(([name, value]) => [
    name,
    value === undefined ? removed() : value,
  ])
  batch.update(products().doc(stored.data.id), fieldsOf<Product>(Object.fromEntries(fields)), {
    lastUpdateTime: stored.updated,
  })
}

const NOT_REMOVED: readonly Status[] = ['draft', 'active', 'paused']

/** A page of a vendor's own products, the last changed first. */
export const listVendorProducts = (
  vendor_id: string,
  { status, ...page }: { status?: Status | undefined; page: number; limit: number },
) => {
  const statuses = status ? [status] : NOT_REMOVED
  return readPage<Product>(bind(queries.vendorProducts, { vendor_id, statuses }), page)
}

export const countDrafts = (vendor_id: string): Promise<number> =>
  countOf(bind(queries.vendorProducts, { vendor_id, statuses: ['draft'] }))

/** Values of one `in` condition. */
const MAX_KEYS = 30

/** The products that earlier files made, by their keys; removed ones are forgotten. */
export const readImported = async (
  vendor_id: string,
  keys: readonly string[],
): Promise<Map<string, string>> => {
  const parts = Array.from({ length: Math.ceil(keys.length / MAX_KEYS) }, (_, at) =>
    keys.slice(at * MAX_KEYS, (at + 1) * MAX_KEYS),
  )
  const found = await Promise.all(
    parts.map((part) =>
      readList<Product>(bind(queries.importedProducts, { vendor_id, keys: part })),
    ),
  )
  return new Map(
    found
      .flat()
      .flatMap(({ status, import_key, id }) =>
        status === 'removed' || !import_key ? [] : [[import_key, id] as const],
      ),
  )
}

/** Counts the products on sale of a category or a store. */
export const countOnSale = (field: 'category' | 'vendor_id', value: string): Promise<number> =>
  countOf(bind(queries.productsOnSale, { [field]: value }))

/** The ids of a store's products on sale of which there are units, at most `limit`. */
export const idsInStock = (vendor_id: string, limit: number): Promise<string[]> =>
  readIds(bind(queries.productsInStock, { vendor_id }, limit))

const PAGE = 2_000

/** All products on sale, in pages: one read each. */
export async function* allOnSale(): AsyncGenerator<Product[]> {
  const first = queryOf<Product>(bind(queries.catalogue, {}, PAGE))
  let query = first
  for (;;) {
    const { docs } = await query.get()
    yield docs.map((document) => document.data())
    const last = docs.at(-1)
    if (!last || docs.length < PAGE) return
    query = first.startAfter(last)
  }
}

/**
 * A page of the products on sale with ids behind `after`, by id. `read_at` and each `version`, its
 * update time, are Firestore's own times in microseconds.
 */
export const readOnSaleAfter = async (after: string, limit: number) => {
  const query = queryOf<Product>(bind(queries.catalogue, {}, limit))
  const { docs, readTime } = await (after ? query.startAfter(after) : query).get()
  return {
    read_at: microsOf(readTime),
    changes: docs.map((document) => ({
      id: document.id,
      version: microsOf(document.updateTime),
      product: document.data(),
    })),
    is_last: docs.length < limit,
  }
}

/** Products changed at or after `since` (epoch milliseconds), whatever their status. */
export const changedSince = (since: number): Promise<Product[]> =>
  readList(bind(queries.changedProducts, { since: timestampFromMillis(since) }))

export async function* productsOfVendor(vendor_id: string): AsyncGenerator<Product[]> {
  yield await readList<Product>(bind(queries.allProductsOfVendor, { vendor_id }))
}
