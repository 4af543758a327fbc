import { CATEGORIES, type CategoryValue } from '../contract/reference/categories'
import { paths } from '../contract/urls'
import type { PageSubject } from './subject'

/** Keeps a query that has only a page number; a filtered list uses the URL of the whole list. */
export const pageQueryOf = (search: URLSearchParams): string =>
  [...search.keys()].join() === 'page' ? `?${search}` : ''

/** @param query the query that selects another page of the list, with its `?` */
export const marketplaceSubject = (
  category: CategoryValue | undefined,
  query = '',
): PageSubject & { kind: 'page' } => {
  const label = CATEGORIES.find(({ value }) => value === category)?.label
  return {
    kind: 'page',
    title: label ?? 'Marketplace',
    description: `${label ?? 'Products'} made in Nigeria, bought with the money held until you approve.`,
    path: `${category ? paths.marketplaceCategory(category) : paths.marketplace}${query}`,
  }
}

export const storesSubject = (page = 1): PageSubject & { kind: 'page' } => ({
  kind: 'page',
  title: 'Stores',
  description: 'Makers and shops from all over Nigeria, with what their buyers say.',
  path: page > 1 ? `${paths.vendors}?page=${page}` : paths.vendors,
})
