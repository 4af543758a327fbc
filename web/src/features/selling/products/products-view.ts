import type { Product } from '@contract/entities/catalog/product'
import { isFound } from '@contract/orders/find-transaction'
import { millisOf } from '@contract/time'
import type { Sort } from '@/ui/data/data-column'

export const PRODUCT_TABS = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'On sale' },
  { value: 'draft', label: 'Drafts' },
  { value: 'paused', label: 'Paused' },
] as const
export type ProductTab = (typeof PRODUCT_TABS)[number]['value']

/**
 * Filters and sorts products. The name must contain every search word, ignoring diacritics.
 * Deleted products are hidden; taken-down ones stay, because the vendor can still fix them.
 */
export const shownProducts = (
  products: readonly Product[],
  { q, sort }: { q: string; sort: Sort },
): Product[] => {
  const sign = sort.direction === 'ascending' ? 1 : -1
  return products
    .filter(({ status, name, taken_down }) => {
      const isGone = status === 'removed' && !taken_down
      return !isGone && isFound(name, q)
    })
    .sort(
      (a, b) =>
        sign *
        (sort.key === 'name'
          ? a.name.localeCompare(b.name, 'en-NG')
          : millisOf(a.updated_at) - millisOf(b.updated_at)),
    )
}
