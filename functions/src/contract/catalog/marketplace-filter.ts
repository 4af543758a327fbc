import { GOODS_PER_PAGE, pageFrom } from '../api/page-size'
import { MINOR_UNITS } from '../money'
import { CATEGORY_VALUES, type CategoryValue } from '../reference/categories'
import { SORT_OPTIONS, type SortOption, sortOf } from './product-facts'
import { MAX_QUERY_LENGTH, MAX_QUERY_MINOR, MAX_VALUE_LENGTH } from './query-limits'

/** The specification's filter plus the page. Prices are in naira; requests carry kobo. */
export type MarketplaceFilter = {
  q: string
  category: CategoryValue | ''
  states: string[]
  sizes: string[]
  colours: string[]
  priceMin: number | undefined
  priceMax: number | undefined
  rating: number | undefined
  sortBy: SortOption
  page: number
}

/** Converts whole naira to kobo. */
export const minorFromNaira = (naira: number): number => naira * MINOR_UNITS

const isSort = (value: string | null): value is SortOption =>
  SORT_OPTIONS.some((option) => option === value)
/** The category of a value in any case. */
export const categoryOf = (value: string | null | undefined): CategoryValue | undefined =>
  CATEGORY_VALUES.find((category) => category === value?.toLowerCase())

/** Parses an integer of at least `least`; undefined if the query parameter is invalid. */
const wholeOf = (value: string | null, least: number): number | undefined => {
  const number = value?.trim() ? Number(value) : Number.NaN
  return Number.isSafeInteger(number) && number >= least ? number : undefined
}

/** Whole naira, grouped or not: a form without a script sends what was typed. */
const nairaOf = (value: string | null): number | undefined => {
  const naira = wholeOf(value?.replace(/[₦\s]|,(?=\d{3}(?!\d))/g, '') ?? null, 0)
  return naira === undefined ? undefined : Math.min(naira, MAX_QUERY_MINOR / MINOR_UNITS)
}

/** Each value once; a form without a script also sends what is empty. */
const allOf = (search: URLSearchParams, name: string): string[] => {
  const values = search.getAll(name).map((value) => value.slice(0, MAX_VALUE_LENGTH))
  return [...new Set(values.filter(Boolean))]
}

/** The least and the most, whichever of them stands where. */
const pricesOf = (search: URLSearchParams): Pick<MarketplaceFilter, 'priceMin' | 'priceMax'> => {
  const [priceMin, priceMax] = ['priceMin', 'priceMax'].map((name) => nairaOf(search.get(name)))
  return priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
    ? { priceMin: priceMax, priceMax: priceMin }
    : { priceMin, priceMax }
}

/**
 * Reads the filter from the URL and ignores invalid parameters. What people type beyond that is led
 * here by `typedSearch`.
 */
export const filterOf = (search: URLSearchParams, category?: string): MarketplaceFilter => {
  const sort = search.get('sortBy')
  const rating = wholeOf(search.get('rating'), 1)
  const q = search.get('q')?.trim().slice(0, MAX_QUERY_LENGTH).trim() ?? ''
  return {
    q,
    category: categoryOf(category ?? search.get('category')) ?? '',
    states: allOf(search, 'states'),
    sizes: allOf(search, 'sizes'),
    colours: allOf(search, 'colours'),
    ...pricesOf(search),
    rating: rating !== undefined && rating <= 5 ? rating : undefined,
    sortBy: sortOf({ q, sortBy: isSort(sort) ? sort : undefined }),
    page: pageFrom(search.get('page')),
  }
}

/**
 * Returns the query string of a filter, without default values.
 * @param isCategoryInPath false on a store's page, where the category is a query parameter
 */
export const searchOf = (filter: MarketplaceFilter, isCategoryInPath = true): string => {
  const search = new URLSearchParams()
  if (filter.category && !isCategoryInPath) search.set('category', filter.category)
  if (filter.q) search.set('q', filter.q)
  for (const name of ['states', 'sizes', 'colours'] as const) {
    for (const value of filter[name]) search.append(name, value)
  }
  for (const name of ['priceMin', 'priceMax', 'rating'] as const) {
    const value = filter[name]
    if (value !== undefined) search.set(name, String(value))
  }
  const sortBy = sortOf(filter)
  if (sortBy !== sortOf({ q: filter.q })) search.set('sortBy', sortBy)
  if (filter.page > 1) search.set('page', String(filter.page))
  return search.toString()
}

/** Whether the filter has only default values: no restriction, first page. */
export const isUnchanged = (filter: MarketplaceFilter): boolean => searchOf(filter, false) === ''

/** Builds the query of the products endpoint, with prices in kobo. */
export const queryOf = (filter: MarketplaceFilter, vendor_id?: string) => ({
  ...filter,
  vendor_id,
  category: filter.category || undefined,
  priceMin: filter.priceMin === undefined ? undefined : minorFromNaira(filter.priceMin),
  priceMax: filter.priceMax === undefined ? undefined : minorFromNaira(filter.priceMax),
  limit: GOODS_PER_PAGE,
})

/** Resets the filter to its defaults, but keeps the search text and the sort order. */
export const cleared = (filter: MarketplaceFilter): MarketplaceFilter => ({
  ...filterOf(new URLSearchParams()),
  q: filter.q,
  sortBy: filter.sortBy,
})
