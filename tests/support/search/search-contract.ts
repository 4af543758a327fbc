import type { ProductPage } from '../../../functions/src/contract/api/catalog/products'
import { sortOf } from '../../../functions/src/contract/catalog/product-facts'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { searchStatesOf } from '../../../functions/src/domain/catalog/product/search-states'
import type { SearchQuery } from '../../../functions/src/ports/product-search'

const BEGINNING = 1_790_000_000

const product = (
  number: number,
  name: string,
  { delivery_states = ['all'], ...change }: Partial<Product>,
): Product => {
  const at = { seconds: BEGINNING + number * 60, nanoseconds: 0 }
  const id = `searched${String(number).padStart(12, '0')}`
  return {
    id,
    slug: id,
    name,
    description: 'What every engine of the search is asked about.',
    category: 'musical_instruments',
    price: 1_000_000,
    currency: 'NGN',
    available_items: 3,
    attributes: {},
    images: [],
    rating: 0,
    rating_count: 0,
    sales_count: 0,
    reserved_items: 0,
    sold_items: 0,
    vendor_id: 'vendor',
    vendor_details: { vendor_id: 'vendor', name: 'Contract Works', logo: '' },
    vendor_active: true,
    status: 'active',
    delivery_states,
    search_states: searchStatesOf(delivery_states),
    created_at: at,
    updated_at: at,
    ...change,
  }
}

/** Options of a seat, with the units that are left of each combination. */
const inVariants = (
  rows: readonly (readonly [size: string, colour: string, left: number])[],
): Partial<Product> => {
  const variants = rows.map(([size, colour], index) => ({
    id: `variant${String(index).padStart(13, '0')}`,
    values: [size, colour],
    price: 9_000_000,
    status: 'active' as const,
  }))
  return {
    options: [
      { name: 'Seat size', values: rows.map(([size]) => size) },
      { name: 'Color', values: [...new Set(rows.map(([, colour]) => colour))] },
    ],
    variants,
    available: Object.fromEntries(variants.map(({ id }, index) => [id, rows[index]?.[2] ?? 0])),
  }
}

/** Products numbered by position, newest last. */
export const SEARCHED: readonly Product[] = [
  product(0, 'Gangan talking drum', { price: 2_500_000, rating: 4.5, sales_count: 9 }),
  product(1, 'Learner talking drum', { price: 400_000, rating: 3, delivery_states: ['Lagos'] }),
  product(2, 'Carved flute', { price: 600_000, rating: 5, delivery_states: ['Kano', 'Lagos'] }),
  product(3, 'Carved stool', {
    category: 'furniture',
    price: 9_000_000,
    sales_count: 4,
    ...inVariants([
      ['Small', 'Brown', 2],
      ['Large', 'Brown', 1],
    ]),
  }),
  product(4, 'Cane armchair', {
    category: 'furniture',
    rating: 2,
    delivery_states: ['Oyo'],
    ...inVariants([
      ['LARGE', 'natural', 3],
      ['Small', 'natural', 0],
    ]),
  }),
  product(5, 'Paused drum', { status: 'paused' }),
  product(6, 'Drum of a closed store', { vendor_active: false }),
  product(7, 'Brass bell', {
    price: 1_000_000,
    rating: 1.5,
    sales_count: 9,
    vendor_id: 'founder',
    vendor_details: { vendor_id: 'founder', name: 'Bronze Founders', logo: '' },
  }),
]

type Case = { what: string; filter: Partial<SearchQuery>; found: number[]; total?: number }

export const asFilter = (filter: Partial<SearchQuery>): SearchQuery => ({
  page: 1,
  limit: 24,
  q: '',
  category: undefined,
  states: [],
  sizes: [],
  colours: [],
  sortBy: sortOf({ q: filter.q ?? '' }),
  ...filter,
})

/** Results that every engine must return: whole words only, since only they are common to all. */
export const CASES: readonly Case[] = [
  { what: 'everything on sale, newest first', filter: {}, found: [7, 4, 3, 2, 1, 0] },
  { what: 'a word', filter: { q: 'carved' }, found: [3, 2] },
  { what: 'a word in capitals', filter: { q: 'FLUTE' }, found: [2] },
  { what: 'all of several words', filter: { q: 'talking drum' }, found: [1, 0] },
  { what: 'words in any order', filter: { q: 'drum talking' }, found: [1, 0] },
  { what: 'a word in quotes and signs', filter: { q: '"carved" -(stool)' }, found: [3] },
  { what: 'a value that can be chosen, sold out or not', filter: { q: 'natural' }, found: [4] },
  { what: 'a word and a value', filter: { q: 'carved brown' }, found: [3] },
  { what: 'a word that nothing has', filter: { q: 'xylophzzz' }, found: [] },
  { what: 'signs alone', filter: { q: '"*()' }, found: [] },
  { what: 'a category', filter: { category: 'furniture' }, found: [4, 3] },
  { what: 'a state, and everywhere', filter: { states: ['Lagos'] }, found: [7, 3, 2, 1, 0] },
  { what: 'several states', filter: { states: ['Kano', 'Oyo'] }, found: [7, 4, 3, 2, 0] },
  { what: 'a least price', filter: { priceMin: 2_500_000 }, found: [3, 0] },
  { what: 'a most price', filter: { priceMax: 600_000 }, found: [2, 1] },
  { what: 'one store', filter: { vendor_id: 'founder' }, found: [7] },
  { what: 'the other store', filter: { vendor_id: 'vendor' }, found: [4, 3, 2, 1, 0] },
  { what: 'a store without goods', filter: { vendor_id: 'nobody' }, found: [] },
  { what: 'a word in one store', filter: { q: 'bell', vendor_id: 'vendor' }, found: [] },
  {
    what: 'the cheapest of a store in a state, a page of them',
    filter: {
      vendor_id: 'vendor',
      states: ['Lagos'],
      sortBy: 'price_low_to_high',
      page: 2,
      limit: 2,
    },
    found: [0, 3],
    total: 4,
  },
  { what: 'a size, however it is written', filter: { sizes: ['large'] }, found: [4, 3] },
  { what: 'a size that is left', filter: { sizes: ['Small'] }, found: [3] },
  { what: 'a colour', filter: { colours: ['Natural'] }, found: [4] },
  {
    what: 'one of several sizes, in a colour',
    filter: { sizes: ['small', 'large'], colours: ['brown'] },
    found: [3],
  },
  { what: 'a size that nothing has', filter: { sizes: ['9 3/4'] }, found: [] },
  { what: 'stars', filter: { rating: 3 }, found: [2, 1, 0] },
  {
    what: 'a word with every filter',
    filter: { q: 'drum', category: 'musical_instruments', states: ['Lagos'], priceMax: 500_000 },
    found: [1],
  },
  {
    what: 'the cheapest first',
    filter: { sortBy: 'price_low_to_high' },
    found: [1, 2, 7, 4, 0, 3],
  },
  {
    what: 'the dearest first',
    filter: { sortBy: 'price_high_to_low' },
    found: [3, 0, 7, 4, 2, 1],
  },
  {
    what: 'what sells best first, the newest of equals',
    filter: { sortBy: 'popularity' },
    found: [7, 0, 3, 4, 2, 1],
  },
  { what: 'a second page', filter: { page: 2, limit: 4 }, found: [1, 0], total: 6 },
  { what: 'a page beyond the last', filter: { page: 3, limit: 4 }, found: [], total: 6 },
]

/** The facets of furniture in Lagos: each facet counted without its own filter. */
export const FACETED = asFilter({ category: 'furniture', states: ['Lagos'] })
export const FACETS: Omit<ProductPage['facets'], 'states'> & {
  some_states: Record<string, number>
} = {
  categories: { musical_instruments: 4, furniture: 1 },
  some_states: { Lagos: 1, Oyo: 2, Abia: 1 },
  prices: { '10000000': 1 },
  ratings: {},
  sizes: { large: 1, small: 1 },
  colours: { brown: 1 },
}
