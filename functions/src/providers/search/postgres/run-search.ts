import * as z from 'zod/mini'
import { MAX_EXACT_COUNT } from '../../../contract/api/page-size'
import { CATEGORY_VALUES } from '../../../contract/reference/categories'
import { STATES } from '../../../contract/reference/states'
import type { Found } from '../../../usecases/product/product-search'
import { named, PRICE_BOUNDS, RATING_STEPS } from '../facets'
import type { Sql } from './sql'
import {
  type Bind,
  facetColumns,
  GROUPS,
  type Group,
  isActive,
  matches,
  matchesInOrder,
  newStatement,
  ORDERS,
  type Search,
  scoreOf,
} from './statement'

/** Matches are counted one further than counts are exact. */
const MAX_MATCHES = MAX_EXACT_COUNT + 1

/** About as many products are looked at to estimate the sizes of sets beforehand. */
const SAMPLED_PRODUCTS = 2_000

/** A set that seems as large, by as many matches in the sample, has more than are counted. */
const LARGE_SET = 3 * MAX_EXACT_COUNT
const LARGE_SAMPLE = 60

/** The matches of a large set that its facets are estimated from. */
const FACET_MATCHES = 2_500

const countsSchema = z.nullable(z.record(z.string(), z.int()))
const setSchema = z.object({
  /** Whether the text matches any product, with or without the filters. */
  has_text: z.boolean(),
  ids: z.array(z.string()),
  sizes: z.record(z.string(), z.int()),
  categories: countsSchema,
  prices: countsSchema,
  ratings: countsSchema,
  everywhere: z.int(),
  states: z.array(z.int()),
})
type MatchSet = z.infer<typeof setSchema>

const idsSchema = z.object({ ids: z.array(z.string()) })
const sampleSchema = z.object({
  /** The number of products as of the last refresh. */
  products: z.int(),
  sampled: z.int(),
  hits: z.record(z.string(), z.int()),
})
type Sample = z.infer<typeof sampleSchema>

/** The size of a set as the sample shows it; 0 if it is too small to show one. */
const estimateOf = ({ products, sampled, hits }: Sample, name: string): number =>
  (products * (hits[name] ?? 0)) / Math.max(1, sampled)

const setName = (group: Group | undefined): string => (group ? `without_${group}` : 'base')

/** The groups whose counts need a set of their own, because their own filter is active. */
const ownSets = (search: Search): Group[] => GROUPS.filter((group) => isActive(search, group))

const pageOf = ({ filter: { page, limit } }: Search, from: string, order: string): string =>
  `(select coalesce(json_agg(id), '[]') from (select id from ${from} order by ${order}
     limit ${limit} offset ${(page - 1) * limit}) as page)`

const isByScore = ({ filter, text }: Search): boolean =>
  text !== undefined && filter.sortBy === 'most_recent'

/** Counts the matches of each set in a part of the table. */
const sampleStatement = (search: Search) => {
  const { values, bind } = newStatement()
  const counts = [undefined, ...ownSets(search)].map(
    (group) => `'${setName(group)}', count(*) filter (where ${matches(bind, search, group)})`,
  )
  // Whole blocks are sampled, in all partitions the same: hits are compared with what was seen.
  const percent = `(select 100 * least(1, ${SAMPLED_PRODUCTS} / greatest(products, 100000)::float8)
    from search_state)`
  const sql = `select (select products from search_state) as products,
      count(*) filter (where on_sale)::int as sampled,
      json_build_object(${counts.join(', ')}) as hits
    from search_products tablesample system (${percent}) repeatable (1)`
  return { sql, values }
}

/** Products with all words in their names come first, then the others; both newest first. */
const bestFirst = (bind: Bind, search: Search): string => {
  const { text, filter } = search
  if (!text) throw new Error('Only a text has best matches.')
  const end = filter.page * filter.limit
  const tier = (number: number, words: string) =>
    `(select id, created, ${number} as tier from search_products
       where ${matchesInOrder(bind, search, words)} order by ${ORDERS.most_recent} limit ${end})`
  return `(${tier(0, text.in_name)} union all
    ${tier(1, `(${text.match}) & !(${text.in_name})`)}) as tiers`
}

/** The page along the index of its order, over all matches however many. */
const pageInOrder = (bind: Bind, search: Search): string => {
  const { page, limit, sortBy } = search.filter
  if ((page - 1) * limit >= MAX_MATCHES) return `'[]'::json`
  if (isByScore(search)) {
    return pageOf(search, bestFirst(bind, search), `tier, ${ORDERS.most_recent}`)
  }
  const condition = matchesInOrder(bind, search, search.text?.match)
  return pageOf(search, `search_products where ${condition}`, ORDERS[sortBy])
}

const pageStatement = (search: Search) => {
  const { values, bind } = newStatement()
  return { sql: `select ${pageInOrder(bind, search)} as ids`, values }
}

type LimitOf = (group: Group | undefined) => number

/** One statement for the page, the total and the facets of as many matches as each set may have. */
const matchStatement = (search: Search, limitOf: LimitOf) => {
  const { values, bind } = newStatement()
  const { text, filter } = search
  const isLarge = limitOf(undefined) < MAX_MATCHES
  const scored = isByScore(search) && !isLarge ? text : undefined
  const columns = 'category, price_band, rating_step, states'
  const own = ownSets(search)
  const sets = [
    `base as materialized (select id, created, price, sales, ${columns}${scored ? ', words' : ''}
       from search_products where ${matches(bind, search)} limit ${limitOf(undefined)})`,
    ...own.map(
      (group) => `${setName(group)} as materialized (select ${columns}
       from search_products where ${matches(bind, search, group)} limit ${limitOf(group)})`,
    ),
  ]
  const names = [undefined, ...own].map(setName)
  const sizes = names.map((name) => `(select count(*)::int from ${name}) as ${name}`)
  const hasText = text
    ? `base > 0 or exists (select from search_products
         where on_sale and words @@ ${bind(text.match, 'tsquery')})`
    : 'true'
  const order = scored
    ? `${scoreOf(bind, scored)} desc, ${ORDERS.most_recent}`
    : ORDERS[filter.sortBy]
  // A set that isn't whole isn't sorted.
  const whole = `base where (select base from sizes) < ${MAX_MATCHES}`
  const setOf = (group: Group) => setName(own.includes(group) ? group : undefined)
  const sql = `with ${sets.join(',\n')},
    sizes as materialized (select ${sizes.join(', ')})
    select row_to_json(sizes) as sizes, (${hasText}) as has_text,
      ${isLarge ? pageInOrder(bind, search) : pageOf(search, whole, order)} as ids,
      ${facetColumns(setOf)}
    from sizes`
  return { sql, values }
}

/** By how much the counts of a set are too low because it wasn't counted to its end. */
type Scale = (group: Group) => number

const facetsOf = (set: MatchSet, scale: Scale): Found['facets'] => {
  const scaled = (count: number, group: Group) => Math.round(count * scale(group))
  const steps = RATING_STEPS.map((step) =>
    Object.entries(set.ratings ?? {}).reduce(
      (sum, [reached, count]) => (Number(reached) >= step ? sum + count : sum),
      0,
    ),
  )
  return {
    categories: named(
      CATEGORY_VALUES,
      CATEGORY_VALUES.map((_, index) => scaled(set.categories?.[index] ?? 0, 'category')),
    ),
    states: named(
      STATES,
      set.states.map((count) => scaled(count + set.everywhere, 'states')),
    ),
    prices: named(
      PRICE_BOUNDS,
      PRICE_BOUNDS.map((_, index) => scaled(set.prices?.[index] ?? 0, 'price')),
    ),
    ratings: named(
      RATING_STEPS,
      steps.map((count) => scaled(count, 'rating')),
    ),
  }
}

const rowFrom = async <S extends z.ZodMiniType>(
  sql: Sql,
  statement: { sql: string; values: unknown[] },
  schema: S,
): Promise<z.infer<S>> => schema.parse((await sql.query(statement.sql, statement.values)).rows[0])

/**
 * Runs one search. Up to `MAX_EXACT_COUNT` matches everything is exact; above, the total is one
 * more, facets are estimated, and the page is read along an index.
 */
export const runSearch = async (
  sql: Sql,
  search: Search,
): Promise<Found & Pick<MatchSet, 'has_text'>> => {
  const sample = await rowFrom(sql, sampleStatement(search), sampleSchema)
  const isSurelyLarge = (name: string): boolean =>
    estimateOf(sample, name) >= LARGE_SET && (sample.hits[name] ?? 0) >= LARGE_SAMPLE
  const limitOf: LimitOf = (group) => (isSurelyLarge(setName(group)) ? FACET_MATCHES : MAX_MATCHES)
  const set = await rowFrom(sql, matchStatement(search, limitOf), setSchema)
  const sizeOf = (group: Group | undefined) => set.sizes[setName(group)] ?? 0
  const isCut = (group: Group | undefined) => sizeOf(group) >= limitOf(group)

  const own = ownSets(search)
  const facets = facetsOf(set, (facet) => {
    const group = own.includes(facet) ? facet : undefined
    if (!isCut(group)) return 1
    return Math.max(1, estimateOf(sample, setName(group)) / sizeOf(group))
  })
  const { has_text } = set
  if (!isCut(undefined)) return { ids: set.ids, total: sizeOf(undefined), has_text, facets }
  const hasPage = limitOf(undefined) < MAX_MATCHES
  const { ids } = hasPage ? set : await rowFrom(sql, pageStatement(search), idsSchema)
  return { ids, total: MAX_MATCHES, has_text, facets }
}
