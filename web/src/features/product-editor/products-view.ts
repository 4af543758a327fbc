import type { Product } from '@contract/product'
import { millisOf } from '@contract/time'
import { useSearchParams } from 'react-router-dom'
import type { Sort } from '@/ui/data-column'

/** The tabs of the products table. */
export const PRODUCT_TABS = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'On sale' },
  { value: 'draft', label: 'Drafts' },
  { value: 'paused', label: 'Paused' },
] as const
export type ProductTab = (typeof PRODUCT_TABS)[number]['value']

const LAST_CHANGED: Sort = { key: 'date', direction: 'descending' }

const sortFrom = (search: URLSearchParams): Sort => {
  const key = search.get('sort') === 'name' ? 'name' : 'date'
  const order = search.get('order')
  if (order === 'ascending' || order === 'descending') return { key, direction: order }
  return key === 'name' ? { key, direction: 'ascending' } : LAST_CHANGED
}

/** Search and sort, kept in the address, so that back, reload and sharing work. */
export const useProductsView = () => {
  const [search, setSearch] = useSearchParams()
  const change = (values: Record<string, string>) =>
    setSearch(
      (last) => {
        const next = new URLSearchParams(last)
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    q: search.get('q') ?? '',
    sort: sortFrom(search),
    setQ: (q: string) => change({ q }),
    setSort: ({ key, direction }: Sort) => change({ sort: key, order: direction }),
  }
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * What is shown of the products: every word that was typed is in the name, whatever its marks.
 * What the vendor deleted is gone; what was taken down stays, since it can be mended.
 */
export const shownProducts = (
  products: readonly Product[],
  { q, sort }: { q: string; sort: Sort },
): Product[] => {
  const words = folded(q).split(/\s+/).filter(Boolean)
  const sign = sort.direction === 'ascending' ? 1 : -1
  return products
    .filter(({ status, name, taken_down }) => {
      const text = folded(name)
      const isGone = status === 'removed' && !taken_down
      return !isGone && words.every((word) => text.includes(word))
    })
    .sort(
      (a, b) =>
        sign *
        (sort.key === 'name'
          ? a.name.localeCompare(b.name, 'en-NG')
          : millisOf(a.updated_at) - millisOf(b.updated_at)),
    )
}
