import type { Product } from '@contract/product'
import { millisOf } from '@contract/time'
import type { Sort } from '@/ui/data-column'

/** By name, or by when it was last changed. */
export const sortProducts = (products: readonly Product[], { key, direction }: Sort): Product[] => {
  const sorted = products.toSorted((a, b) =>
    key === 'name'
      ? a.name.localeCompare(b.name, 'en-NG')
      : millisOf(a.updated_at) - millisOf(b.updated_at),
  )
  return direction === 'ascending' ? sorted : sorted.reverse()
}
