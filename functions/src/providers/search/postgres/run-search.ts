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

/** The share of the table, in percent, that estimates the size of a set with more matches. */
const SAMPLE_PERCENT = 0.5

const countsSchema = z.nullable(z.record(z.string(), z.int()))
const setSchema = z.object({
  total: z.int(),
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

const moreSchema = z.object({ ids: z.array(z.string()), sampled: z.record(z.string(), z.int()) })

const setName = (group: Group | undefined): string => (group ? `without_${group}` : 'base')

/** The groups whose counts need a set of their own, because their own filter is active. */
const ownSets = (search: Search): Group[] => GROUPS.filter((group) => isActive(search, group))

const pageOf = ({ filter: { page, limit } }: Search, from: string, order: string): string =>
  `(select coalesce(json_agg(id), '[]') from (select id from ${from} order by ${order}
     limit ${limit} offset ${(page - 1) * limit}) as page)`

const isByScore = ({ filter, text }: Search): boolean =>
  text !== undefined && filter.sortBy === 'most_recent'

/** One statement for the page, the total and the facets of up to `MAX_MATCHES` products. */
const matchStatement = (search: Search) => {
  const { values, bind } = newStatement()
  const { text, filter } = search
  const scored = isByScore(search) ? text : undefined
  const columns = 'category, price_band, rating_step, states'
  const own = ownSets(search)
  const sets = [
    `base as materialized (select id, created, price, sales, ${columns}${scored ? ', words' : ''}
       from search_products where ${matches(bind, search)} limit ${MAX_MATCHES})`,
    ...own.map(
      (group) => `${setName(group)} as materialized (select ${columns}
       from search_products where ${matches(bind, search, group)} limit ${MAX_MATCHES})`,
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
  // A larger set isn't sorted: its page is read along an index.
  const whole = `base where (select base from sizes) < ${MAX_MATCHES}`
  const setOf = (group: Group) => setName(own.includes(group) ? group : undefined)
  const sql = `with ${sets.join(',\n')},
    sizes as materialized (select ${sizes.join(', ')})
    select row_to_json(sizes) as sizes, base as total, (${hasText}) as has_text,
      ${pageOf(search, whole, order)} as ids,
      ${facetColumns(setOf)}
    from sizes`
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

/** The page and the sizes of sets that have more than `MAX_MATCHES` products. */
const moreStatement = (search: Search, isPageMissing: boolean, large: readonly string[]) => {
  const { values, bind } = newStatement()
  const page = () =>
    isByScore(search)
      ? pageOf(search, bestFirst(bind, search), `tier, ${ORDERS.most_recent}`)
      : pageOf(
          search,
          `search_products where ${matchesInOrder(bind, search, search.text?.match)}`,
          ORDERS[search.filter.sortBy],
        )
  const sampled = [undefined, ...GROUPS]
    .filter((group) => large.includes(setName(group)))
    .map(
      (group) => `'${setName(group)}', (select count(*)
        from search_products tablesample system (${SAMPLE_PERCENT}) repeatable (1)
        where ${matches(bind, search, group)})`,
    )
  const sql = `select ${isPageMissing ? page() : `'[]'::json`} as ids,
    json_build_object(${sampled.join(', ')}) as sampled`
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
 * more, facets are estimated from as many matches, and the page is read along an index.
 */
export const runSearch = async (
  sql: Sql,
  search: Search,
): Promise<Found & Pick<MatchSet, 'has_text'>> => {
  const set = await rowFrom(sql, matchStatement(search), setSchema)
  const { total, has_text } = set
  const large = Object.keys(set.sizes).filter((name) => (set.sizes[name] ?? 0) >= MAX_MATCHES)
  if (large.length === 0) return { ids: set.ids, total, has_text, facets: facetsOf(set, () => 1) }

  const { page, limit } = search.filter
  const isPageMissing = total >= MAX_MATCHES
  const isReachable = (page - 1) * limit < MAX_MATCHES
  const more = await rowFrom(
    sql,
    moreStatement(search, isPageMissing && isReachable, large),
    moreSchema,
  )
  const own = ownSets(search)
  const scale: Scale = (group) => {
    const found = more.sampled[setName(own.includes(group) ? group : undefined)]
    return found === undefined ? 1 : Math.max(1, (found * 100) / SAMPLE_PERCENT / MAX_MATCHES)
  }
  const ids = isPageMissing ? more.ids : set.ids
  return { ids, total, has_text, facets: facetsOf(set, scale) }
}
