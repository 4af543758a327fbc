import { CATEGORIES, type CategoryValue } from '../reference/categories'
import { paths } from '../urls'
import type { PageSubject } from './subject'

/** A further page of a whole list is a page of its own; a choice out of it isn't. */
export const pageQueryOf = (search: URLSearchParams): string =>
  [...search.keys()].join() === 'page' ? `?${search}` : ''

/** @param query what of the address makes it another page of the same list, with its `?` */
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
