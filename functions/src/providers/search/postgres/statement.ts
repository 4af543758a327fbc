import type { ProductFilter } from '../../../contract/api/endpoints/products'
import { STATES } from '../../../contract/reference/states'
import { categoryIndex } from '../columns'
import { categoryLexeme, priceLexeme, priceStep, quoted, stateMask, vendorLexeme } from './row'
import { FIELD_WEIGHTS, type TextQuery } from './text-query'

/** Filters that have facets. A facet's count ignores its own filter. */
export const GROUPS = ['category', 'states', 'price', 'rating'] as const
export type Group = (typeof GROUPS)[number]

/** The highest price that a filter can name. */
const MAX_FILTER_PRICE = 1e12

/** A wider range of prices selects so much that the index doesn't help. */
const MAX_PRICE_STEPS = 8

export type Search = { filter: ProductFilter; text: TextQuery | undefined }

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

export const isActive = ({ filter }: Search, group: Group): boolean => {
  if (group === 'category') return Boolean(filter.category)
  if (group === 'states') return filter.states.length > 0
  if (group === 'rating') return filter.rating !== undefined
  return filter.priceMin !== undefined || filter.priceMax !== undefined
}

const priceRange = ({ priceMin = 0, priceMax = MAX_FILTER_PRICE }: ProductFilter) => ({
  priceMin,
  priceMax,
})

const priceLexemes = (filter: ProductFilter): string | undefined => {
  const { priceMin, priceMax } = priceRange(filter)
  const first = priceStep(priceMin)
  const count = priceStep(priceMax) - first + 1
  if (count < 1 || count > MAX_PRICE_STEPS) return undefined
  const steps = Array.from({ length: count }, (_, index) => quoted(priceLexeme(first + index)))
  return `(${steps.join(' | ')})`
}

/** What the index of words can decide: the text, and the filters that are lexemes too. */
const lexemesOf = ({ filter, text }: Search, has: (group: Group) => boolean): string[] => [
  ...(text ? [`(${text.match})`] : []),
  ...(filter.category && has('category')
    ? [quoted(categoryLexeme(categoryIndex(filter.category)))]
    : []),
  ...(filter.vendor_id ? [quoted(vendorLexeme(filter.vendor_id))] : []),
  ...(has('price') ? [priceLexemes(filter) ?? []].flat() : []),
]

/** What columns decide, for all active filters but one. */
const columnConditions = (bind: Bind, { filter }: Search, has: (group: Group) => boolean) => {
  const { priceMin, priceMax } = priceRange(filter)
  return [
    'on_sale',
    ...(has('states') ? [`states & ${bind(stateMask(filter.states), 'bigint')} <> 0`] : []),
    ...(has('price')
      ? [`price between ${bind(priceMin, 'bigint')} and ${bind(priceMax, 'bigint')}`]
      : []),
    ...(has('rating') ? [`rating >= ${bind(filter.rating, 'float8')}`] : []),
  ]
}

/** The condition of a match, but for the filter of one group. */
export const matches = (bind: Bind, search: Search, without?: Group): string => {
  const has = (group: Group) => group !== without && isActive(search, group)
  const lexemes = lexemesOf(search, has)
  return [
    ...columnConditions(bind, search, has),
    ...(lexemes.length > 0 ? [`words @@ ${bind(lexemes.join(' & '), 'tsquery')}`] : []),
  ].join(' and ')
}

/** The same condition for walking along an order: only the text asks the index of words. */
export const matchesInOrder = (bind: Bind, search: Search, words: string | undefined): string => {
  const { category, vendor_id } = search.filter
  return [
    ...columnConditions(bind, search, (group) => isActive(search, group)),
    ...(category ? [`category = ${bind(categoryIndex(category), 'smallint')}`] : []),
    ...(vendor_id ? [`vendor_id = ${bind(vendor_id, 'text')}`] : []),
    ...(words ? [`words @@ ${bind(words, 'tsquery')}`] : []),
  ].join(' and ')
}

/** Rarer words count more; before the first refresh all count the same. */
const rarity = (bind: Bind, word: string): string =>
  `coalesce((select ln(1 + s.products::float8 / w.docs) from search_words w, search_state s
     where w.word = ${bind(word, 'text')} and w.docs > 0), 1)`

/** The sum over the words of the best of their alternatives. */
export const scoreOf = (bind: Bind, { terms }: TextQuery): string => {
  const weights = `'{${FIELD_WEIGHTS.join(',')}}'::float4[]`
  const scores = terms.map(({ alternatives, rarity_of }) => {
    const ranks = alternatives.map(
      ({ rank, weight }) => `${weight} * ts_rank(${weights}, words, ${bind(rank, 'tsquery')})`,
    )
    return `${rarity(bind, rarity_of)} * greatest(${ranks.join(', ')})`
  })
  return scores.join(' + ')
}

const NEWEST = 'created desc, id desc'

/** Total orders, so that pages don't overlap. */
export const ORDERS = {
  most_recent: NEWEST,
  popularity: `sales desc, ${NEWEST}`,
  price_low_to_high: `price, ${NEWEST}`,
  price_high_to_low: `price desc, ${NEWEST}`,
} as const

/** The SQL of the facets as JSON, for the set that each counts. */
export const facetColumns = (setOf: (group: Group) => string): string => {
  const counted = (column: string, group: Group) =>
    `(select json_object_agg(value, n) from (select ${column} as value, count(*) as n
        from ${setOf(group)} where ${column} is not null group by 1) counted)`
  const everywhere = stateMask(STATES)
  const each = STATES.map((_, bit) => `count(*) filter (where states & ${2 ** bit} <> 0)`)
  const states = setOf('states')
  return `
    ${counted('category', 'category')} as categories,
    ${counted('price_band', 'price')} as prices,
    ${counted('rating_step', 'rating')} as ratings,
    (select count(*)::int from ${states} where states = ${everywhere}) as everywhere,
    (select json_build_array(${each.join(', ')}) from ${states} where states <> ${everywhere}) as states`
}
