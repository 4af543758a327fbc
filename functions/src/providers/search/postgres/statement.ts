import { STATES } from '../../../contract/reference/states'
import type { SearchQuery } from '../../../ports/product-search'
import { categoryIndex } from '../columns'
import { RATING_STEPS, ratingStepOf } from '../facets'
import { wantedTraits } from '../traits'
import {
  categoryLexeme,
  priceLexeme,
  priceStep,
  quoted,
  ratingLexeme,
  sizeLexeme,
  stateMask,
  vendorLexeme,
} from './row'
import { FIELD_WEIGHTS, type TextQuery } from './text-query'

/** Filters that have facets. A facet's count ignores its own filter. */
const GROUPS = ['category', 'states', 'price', 'rating', 'sizes', 'colours'] as const
export type Group = (typeof GROUPS)[number]

const TRAIT_COLUMNS = { sizes: 'size_values', colours: 'colour_values' } as const

/** The highest price that a filter can name. */
const MAX_FILTER_PRICE = 1e12

/** A wider range of prices selects so much that the index doesn't help. */
const MAX_PRICE_STEPS = 8

export type Search = { filter: SearchQuery; text: TextQuery | undefined }

/** The same search for the words in names alone. */
export const inNames = (search: Search, text: TextQuery): Search => ({
  ...search,
  text: { ...text, match: text.in_name },
})

type SqlType = 'text' | 'tsquery' | 'bigint' | 'smallint' | 'float8'

/** Collects the values of a statement; `bind` returns the typed placeholder. */
export const newStatement = () => {
  const values: unknown[] = []
  const known = new Map<string, string>()
  return {
    values,
    bind: (value: unknown, type: SqlType): string => {
      const key = `${type}:${String(value)}`
      const placeholder = known.get(key) ?? `$${values.push(value)}::${type}`
      known.set(key, placeholder)
      return placeholder
    },
  }
}
export type Bind = ReturnType<typeof newStatement>['bind']

/** The groups whose counts need a set of their own, because their own filter is active. */
export const ownSets = (search: Search): Group[] =>
  GROUPS.filter((group) => isActive(search, group))

export const setName = (group: Group | undefined): string => (group ? `without_${group}` : 'base')

const isActive = ({ filter }: Search, group: Group): boolean => {
  if (group === 'category') return Boolean(filter.category)
  if (group === 'states') return filter.states.length > 0
  if (group === 'rating') return filter.rating !== undefined
  if (group === 'sizes' || group === 'colours') return Boolean(filter[group]?.length)
  return filter.priceMin !== undefined || filter.priceMax !== undefined
}

const priceRange = ({ priceMin = 0, priceMax = MAX_FILTER_PRICE }: SearchQuery) => ({
  priceMin,
  priceMax,
})

const priceLexemes = (filter: SearchQuery): string | undefined => {
  const { priceMin, priceMax } = priceRange(filter)
  const first = priceStep(priceMin)
  const count = priceStep(priceMax) - first + 1
  if (count < 1 || count > MAX_PRICE_STEPS) return undefined
  const steps = Array.from({ length: count }, (_, index) => quoted(priceLexeme(first + index)))
  return `(${steps.join(' | ')})`
}

const ratingLexemes = ({ rating = 0 }: SearchQuery): string | undefined => {
  const first = ratingStepOf(rating)
  if (first === 0) return undefined
  const steps = RATING_STEPS.filter((step) => step >= first)
  return `(${steps.map((step) => quoted(ratingLexeme(step))).join(' | ')})`
}

const sizeLexemes = ({ fits = [] }: SearchQuery): string[] =>
  fits.length > 0 ? [`(${fits.map((key) => quoted(sizeLexeme(key))).join(' | ')})`] : []

/** What the index of words can decide: the text, and the filters that are lexemes too. */
const lexemesOf = ({ filter, text }: Search, has: (group: Group) => boolean): string[] => [
  ...(text ? [`(${text.match})`] : []),
  ...(filter.category && has('category')
    ? [quoted(categoryLexeme(categoryIndex(filter.category)))]
    : []),
  ...(filter.vendor_id ? [quoted(vendorLexeme(filter.vendor_id))] : []),
  ...sizeLexemes(filter),
  ...(has('price') ? [priceLexemes(filter) ?? []].flat() : []),
  ...(has('rating') ? [ratingLexemes(filter) ?? []].flat() : []),
]

/** What a column decides of one filter. */
export const groupCondition = (bind: Bind, { filter }: Search, group: Group): string => {
  const { priceMin, priceMax } = priceRange(filter)
  if (group === 'category') {
    return `category = ${bind(categoryIndex(filter.category ?? ''), 'smallint')}`
  }
  if (group === 'states') return `states & ${bind(stateMask(filter.states), 'bigint')} <> 0`
  if (group === 'sizes' || group === 'colours') {
    const wanted = JSON.stringify(wantedTraits(filter[group]))
    return `${TRAIT_COLUMNS[group]} && array(select json_array_elements_text(${bind(wanted, 'text')}::json))`
  }
  if (group === 'rating') return `rating >= ${bind(filter.rating, 'float8')}`
  return `price between ${bind(priceMin, 'bigint')} and ${bind(priceMax, 'bigint')}`
}

/** The condition of a match, but for the filter of one group. */
export const matches = (bind: Bind, search: Search, without?: Group): string => {
  const has = (group: Group) => group !== without && isActive(search, group)
  const lexemes = lexemesOf(search, has)
  // Lexemes decide a category wholly.
  const groups = GROUPS.filter((group) => group !== 'category' && has(group))
  return [
    'on_sale',
    ...groups.map((group) => groupCondition(bind, search, group)),
    ...(lexemes.length > 0 ? [`words @@ ${bind(lexemes.join(' & '), 'tsquery')}`] : []),
  ].join(' and ')
}

/** The same condition for walking along an order: only the text asks the index of words. */
export const matchesInOrder = (bind: Bind, search: Search, words: string | undefined): string => {
  const { vendor_id } = search.filter
  const groups = GROUPS.filter((group) => isActive(search, group))
  return [
    'on_sale',
    ...groups.map((group) => groupCondition(bind, search, group)),
    ...(vendor_id ? [`vendor_id = ${bind(vendor_id, 'text')}`] : []),
    ...[...(words ? [`(${words})`] : []), ...sizeLexemes(search.filter)].map(
      (lexemes) => `words @@ ${bind(lexemes, 'tsquery')}`,
    ),
  ].join(' and ')
}

/** The sum over what was typed of the best that stands for it. */
export const scoreOf = (bind: Bind, { ranks }: TextQuery): string => {
  const weights = `'{${FIELD_WEIGHTS.join(',')}}'::float4[]`
  const scores = ranks.map((alternatives) => {
    const values = alternatives.map(({ query, weight, only }) => {
      const rank = `${bind(weight, 'float8')} * ts_rank(${weights}, words, ${bind(query, 'tsquery')})`
      return only ? `(words @@ ${bind(only, 'tsquery')})::int * ${rank}` : rank
    })
    return `greatest(${values.join(', ')})`
  })
  return scores.join(' + ') || '0'
}

const NEWEST = 'created desc, id desc'

/** Total orders, so that pages don't overlap. */
export const ORDERS = {
  most_recent: NEWEST,
  /** Without a text; with one, products are ordered by score. */
  best_match: NEWEST,
  popularity: `sales desc, ${NEWEST}`,
  price_low_to_high: `price, ${NEWEST}`,
  price_high_to_low: `price desc, ${NEWEST}`,
} as const

/** The columns that facets are counted by. */
export const FACET_COLUMNS = 'category, price_band, rating_step, states, size_values, colour_values'

/** The SQL of the facets as JSON, for the set that each counts; null without a set. */
export const facetColumns = (setOf: (group: Group) => string | undefined): string => {
  const counted = (column: string, group: Group) =>
    setOf(group)
      ? `(select json_object_agg(value, n) from (select ${column} as value, count(*) as n
          from ${setOf(group)} where ${column} is not null group by 1) counted)`
      : 'null'
  const everywhere = stateMask(STATES)
  const each = STATES.map((_, bit) => `count(*) filter (where states & ${2 ** bit} <> 0)`)
  const states = setOf('states')
  const ofStates = (what: string, condition: string) =>
    states ? `(select ${what} from ${states} where ${condition})` : 'null'
  const values = (group: 'sizes' | 'colours') =>
    setOf(group)
      ? `(select json_object_agg(value, n) from (select value, count(*) as n
          from ${setOf(group)}, unnest(${TRAIT_COLUMNS[group]}) as value group by 1) counted)`
      : 'null'
  return `
    ${values('sizes')} as size_values,
    ${values('colours')} as colour_values,
    ${counted('category', 'category')} as categories,
    ${counted('price_band', 'price')} as prices,
    ${counted('rating_step', 'rating')} as ratings,
    ${ofStates('count(*)::int', `states = ${everywhere}`)} as everywhere,
    ${ofStates(`json_build_array(${each.join(', ')})`, `states <> ${everywhere}`)} as states`
}
