import type { Product } from '../../contract/entities/catalog/product'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import { versionsUntil } from '../../contract/queries/catalog/products'
import { bind } from '../../contract/queries/query'
import { millisOf, type Timestamp } from '../../contract/time'
import { type Batch, collectionOf } from '../firestore'
import { readList } from '../list-query'

const SHOWN = ['name', 'description', 'attributes'] as const
type Shown = Pick<Product, (typeof SHOWN)[number]>

/** The document `products/{id}/versions/{id}`: what buyers read until the vendor changed it. */
export type ProductVersion = Shown & { until: Timestamp }

const versions = (product_id: string) =>
  collectionOf<ProductVersion>(`${COLLECTIONS.products}/${product_id}/${SUBCOLLECTIONS.versions}`)

/** Keeps what buyers read of a product, in the commit that changes it; a draft nobody read. */
export const keepVersion = (batch: Batch, before: Product, change: Partial<Product>): void => {
  const { id, status, name, description, attributes } = before
  const isChanged = SHOWN.some(
    (field) => field in change && JSON.stringify(change[field]) !== JSON.stringify(before[field]),
  )
  const until = change.updated_at
  if (status === 'draft' || !isChanged || !until) return
  batch.set(versions(id).doc(String(millisOf(until))), { name, description, attributes, until })
}

/** What buyers read of a product at an instant; undefined if it hasn't changed since. */
export const versionAt = async (
  product_id: string,
  at: Timestamp,
): Promise<ProductVersion | undefined> =>
  (await readList<ProductVersion>(bind(versionsUntil, { product_id, at })))[0]
