import { CATEGORIES, type CategoryValue } from '../contract/reference/categories'
import { paths } from '../contract/urls'
import type { PageSubject } from './subject'

/** Keeps a query that has only a page number; a filtered list uses the URL of the whole list. */
export const pageQueryOf = (search: URLSearchParams): string =>
  [...search.keys()].join() === 'page' ? `?${search}` : ''

/** @param query the query that selects another page of the list, with its `?` */
const marketplaceSubject = (
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

/** A list of goods as its query chooses it. Results of a search have no address of their own. */
export const goodsSubject = (
  category: CategoryValue | undefined,
  search: URLSearchParams,
): PageSubject & { kind: 'page' } => {
  const subject = marketplaceSubject(category, pageQueryOf(search))
  return search.has('q') ? { ...subject, is_unlisted: true } : subject
}

export const storesSubject = (page = 1): PageSubject & { kind: 'page' } => ({
  kind: 'page',
  title: 'Stores',
  description: 'Makers and shops from all over Nigeria, with what their buyers say.',
  path: page > 1 ? `${paths.vendors}?page=${page}` : paths.vendors,
})
