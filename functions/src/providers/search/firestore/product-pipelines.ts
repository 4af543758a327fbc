import type { ProductFilter } from '../../../contract/endpoints/products'
import { COLLECTIONS } from '../../../contract/paths'
import { ALL_STATES, type SortOption } from '../../../contract/product-facts'
import { PRICE_BOUNDS } from '../facets'
import {
  aggregate,
  atLeast,
  atMost,
  collection,
  count,
  countIf,
  hasAnyOf,
  is,
  isNot,
  limit,
  type Order,
  offset,
  type Pipeline,
  RELEVANCE,
  type Stage,
  search,
  select,
  sort,
  unnest,
  type Value,
  where,
} from './pipeline'

export const RATING_STEPS = [1, 2, 3, 4] as const

/** What a pipeline leaves out: a choice's count tells what choosing it would give. */
type Choice = 'category' | 'states' | 'price' | 'rating'

type Conditions = [Value, Value, ...Value[]]

const onSale = (): Conditions => [is('status', 'active'), is('vendor_active', true)]

const conditionsOf = (filter: ProductFilter, without?: Choice): Conditions => {
  const { category, vendor_id, states, priceMin, priceMax, rating } = filter
  const conditions = onSale()
  if (vendor_id !== undefined) conditions.push(is('vendor_id', vendor_id))
  if (category && without !== 'category') conditions.push(is('category', category))
  if (states.length > 0 && without !== 'states') {
    conditions.push(hasAnyOf('search_states', [...states, ALL_STATES]))
  }
  if (without !== 'price') {
    if (priceMin !== undefined) conditions.push(atLeast('price', priceMin))
    if (priceMax !== undefined) conditions.push(atMost('price', priceMax))
  }
  if (rating !== undefined && without !== 'rating') conditions.push(atLeast('rating', rating))
  return conditions
}

const MOST_WORDS = 8

/** Words alone: quotes, signs and capitals mean something in the language of the search. */
const plainWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)

/** Whether there is a word to look for; signs alone find nothing. */
export const hasWords = (text: string): boolean => plainWords(text).length > 0

const found = (filter: ProductFilter, without?: Choice): Stage[] => [
  collection(COLLECTIONS.products),
  ...(filter.q === '' ? [] : [search(plainWords(filter.q).join(' '))]),
  where(conditionsOf(filter, without)),
]

const AGE: readonly Order[] = [
  ['created_at', 'descending'],
  ['__name__', 'descending'],
]

const ordersOf = (option: SortOption, is_searched: boolean): readonly Order[] => {
  if (option === 'price_low_to_high') return [['price', 'ascending'], ...AGE]
  if (option === 'price_high_to_low') return [['price', 'descending'], ...AGE]
  if (option === 'popularity') return [['sales_count', 'descending'], ...AGE]
  return is_searched ? [[RELEVANCE, 'descending'], ...AGE] : AGE
}

/** The ids of one page. */
export const pagePipeline = (filter: ProductFilter): Pipeline => [
  ...found(filter),
  sort(...ordersOf(filter.sortBy, filter.q !== '')),
  offset((filter.page - 1) * filter.limit),
  limit(filter.limit),
  select('id'),
]

export const totalPipeline = (filter: ProductFilter): Pipeline => [
  ...found(filter),
  aggregate({ total: count() }),
]

/** A row a category, with its `many`. */
export const categoriesPipeline = (filter: ProductFilter): Pipeline => [
  ...found(filter, 'category'),
  aggregate({ many: count() }, 'category'),
]

/** A row a state, and one for everywhere, with its `many`. */
export const statesPipeline = (filter: ProductFilter): Pipeline => [
  ...found(filter, 'states'),
  unnest('search_states', 'state'),
  aggregate({ many: count() }, 'state'),
]

/** One row: how many cost at most each bound. */
export const pricesPipeline = (filter: ProductFilter): Pipeline => [
  ...found(filter, 'price'),
  aggregate(
    Object.fromEntries(
      PRICE_BOUNDS.map((bound) => [`to_${bound}`, countIf(atMost('price', bound))]),
    ),
  ),
]

/** One row: how many have at least each number of stars. */
export const ratingsPipeline = (filter: ProductFilter): Pipeline => [
  ...found(filter, 'rating'),
  aggregate(
    Object.fromEntries(
      RATING_STEPS.map((least) => [`from_${least}`, countIf(atLeast('rating', least))]),
    ),
  ),
]

type Like = { id: string; name: string; category: string }

/** Those of the same category with any of the words, the nearest first. */
export const likePipeline = ({ id, name, category }: Like, most: number): Pipeline => [
  collection(COLLECTIONS.products),
  search(plainWords(name).join(' OR ')),
  where([...onSale(), is('category', category), isNot('id', id)]),
  sort([RELEVANCE, 'descending'], ...AGE),
  limit(most),
  select('id'),
]

/** Those of the same category that sell best. */
export const bestPipeline = ({ id, category }: Like, most: number): Pipeline => [
  collection(COLLECTIONS.products),
  where([...onSale(), is('category', category), isNot('id', id)]),
  sort(['sales_count', 'descending'], ...AGE),
  limit(most),
  select('id'),
]
