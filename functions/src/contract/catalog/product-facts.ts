import type { Product } from '../entities/catalog/product'
import { DAY_MS, millisOf, type Timestamp } from '../time'

export const ALL_STATES = 'all'

export const SORT_OPTIONS = [
  'most_recent',
  'popularity',
  'price_low_to_high',
  'price_high_to_low',
  'best_match',
] as const
export type SortOption = (typeof SORT_OPTIONS)[number]

/** The chosen order, or the default: the best match of a text, otherwise the newest. */
export const sortOf = ({
  q,
  sortBy,
}: {
  q: string
  sortBy?: SortOption | undefined
}): SortOption => {
  if (q !== '') return sortBy ?? 'best_match'
  return sortBy === undefined || sortBy === 'best_match' ? 'most_recent' : sortBy
}

/** Whether everybody finds and buys it: published, in a store that is public. */
export const isOnSale = <P extends Partial<Pick<Product, 'status' | 'vendor_active'>>>(
  product: P | undefined,
): product is P & { status: 'active' } =>
  product?.status === 'active' && product.vendor_active === true

const NEW_FOR_MS = 30 * DAY_MS

/** Whether to show the New badge: created within the last month. */
export const isNewProduct = (product: { created_at: Timestamp }, now: number): boolean =>
  now - millisOf(product.created_at) < NEW_FOR_MS
