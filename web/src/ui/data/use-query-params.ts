import { useSearchParams } from 'react-router-dom'
import type { Sort } from './data-column'

const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' }

const sortFrom = (search: URLSearchParams): Sort => {
  const key = search.get('sort') === 'name' ? 'name' : 'date'
  const order = search.get('order')
  if (order === 'ascending' || order === 'descending') return { key, direction: order }
  return key === 'name' ? { key, direction: 'ascending' } : NEWEST_FIRST
}

/** A list's search text and sort order, kept in the URL so that back, reload and sharing work. */
export const useQueryParams = () => {
  const [search, setSearch] = useSearchParams()
  const change = (values: Record<string, string>, replace = true) =>
    setSearch(
      (last) => {
        const next = new URLSearchParams(last)
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace, preventScrollReset: true },
    )
  return {
    search,
    change,
    q: search.get('q') ?? '',
    sort: sortFrom(search),
    setQ: (q: string) => change({ q }),
    setSort: ({ key, direction }: Sort) => change({ sort: key, order: direction }),
  }
}
