import { DAY_MS, millisOf, type Timestamp } from './time'

export const ALL_STATES = 'all'

export const SORT_OPTIONS = [
  'most_recent',
  'popularity',
  'price_low_to_high',
  'price_high_to_low',
] as const
export type SortOption = (typeof SORT_OPTIONS)[number]

const NEW_FOR_MS = 30 * DAY_MS

/** Whether to show the New badge: created within the last month. */
export const isNewProduct = (product: { created_at: Timestamp }, now: number): boolean =>
  now - millisOf(product.created_at) < NEW_FOR_MS
