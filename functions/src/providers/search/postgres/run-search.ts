import * as z from 'zod/mini'
import { MAX_EXACT_COUNT } from '../../../contract/api/page-size'
import type { Found } from '../../../ports/product-search'
import { facetsFrom, facetsSchema } from './facet-counts'
import {
  hasAny,
  hasFewNamed,
  isSurelyLarge,
  type SetSample,
  sampleStatement,
  scaleOf,
  setSampleSchema,
} from './set-sample'
import type { Sql } from './sql'
import {
  type Bind,
  FACET_COLUMNS,
  facetColumns,
  type Group,
  groupCondition,
  inNames,
  matches,
  matchesInOrder,
  newStatement,
  ORDERS,
  ownSets,
  type Search,
  scoreOf,
  setName,
} from './statement'

/** Matches are counted one further than counts are exact. */
const MAX_MATCHES = MAX_EXACT_COUNT + 1

const setSchema = z.extend(facetsSchema, {
  /** Whether the text matches any product, with or without the filters. */
  has_text: z.boolean(),
  ids: z.array(z.string()),
  sizes: z.record(z.string(), z.int()),
})
type MatchSet = z.infer<typeof setSchema>

const idsSchema = z.object({ ids: z.array(z.string()) })

const pageOf = ({ filter: { page, limit } }: Search, from: string, order: string): string =>
  `(select coalesce(json_agg(id), '[]') from (select id from ${from} order by ${order}
     limit ${limit} offset ${(page - 1) * limit}) as page)`

const isByScore = ({ filter, text }: Search): boolean =>
  text !== undefined && filter.sortBy === 'best_match'

/** Products with all words in their names come first, then the others; both newest first. */
const bestFirst = (bind: Bind, search: Search, sample: SetSample): string => {
  const { text, filter } = search
  if (!text) throw new Error('Only a text has best matches.')
  const end = filter.page * filter.limit
  const tier = (number: number, from: string) =>
    `(select id, created, ${number} as tier from ${from} order by ${ORDERS.most_recent} limit ${end})`
  const walked = (words: string) => `search_products where ${matchesInOrder(bind, search, words)}`
  // `offset 0` keeps the planner from walking along the order past all that have them elsewhere.
  const sorted = () => `(select id, created from search_products
    where ${matches(bind, inNames(search, text))} offset 0) as named`
  return `(${tier(0, hasFewNamed(sample) ? sorted() : walked(text.in_name))} union all
    ${tier(1, walked(`(${text.match}) & !(${text.in_name})`))}) as tiers`
}

/** The page along the index of its order, over all matches however many. */
const pageStatement = (search: Search, sample: SetSample) => {
  const { values, bind } = newStatement()
  const { text, filter } = search
  const ids = isByScore(search)
    ? pageOf(search, bestFirst(bind, search, sample), `tier, ${ORDERS.most_recent}`)
    : pageOf(
        search,
        `search_products where ${matchesInOrder(bind, search, text?.match)}`,
        ORDERS[filter.sortBy],
      )
  return { sql: `select ${ids} as ids`, values }
}

/**
 * The matches without any filter's group are among those without one, so that one scan finds both
 * unless it was cut.
 */
const baseFrom = (bind: Bind, search: Search, columns: string, source: Group | undefined) => {
  const whole = `select ${columns} from search_products where ${matches(bind, search)}`
  if (!source) return `${whole} limit ${MAX_MATCHES}`
  const isWhole = `(select count(*) from ${setName(source)}) < ${MAX_MATCHES}`
  return `(select ${columns} from ${setName(source)}
      where ${groupCondition(bind, search, source)} and ${isWhole})
    union all (${whole} and not ${isWhole} limit ${MAX_MATCHES})`
}

/** One statement for the page, the total and the facets of the sets that aren't surely large. */
const matchStatement = (search: Search, sample: SetSample) => {
  const { values, bind } = newStatement()
  const { text, filter } = search
  const scored = isByScore(search) ? text : undefined
  const columns = `id, created, price, sales, rating, ${FACET_COLUMNS}${scored ? ', words' : ''}`
  const active = ownSets(search)
  const own = active.filter((group) => !isSurelyLarge(sample, group))
  const [source] = own
  const sets = [
    ...own.map(
      (
        group,
      ) => `${setName(group)} as materialized (select ${group === source ? columns : FACET_COLUMNS}
       from search_products where ${matches(bind, search, group)} limit ${MAX_MATCHES})`,
    ),
    `base as materialized (${baseFrom(bind, search, columns, source)})`,
  ]
  const names = [undefined, ...own].map(setName)
  const sizes = names.map((name) => `(select count(*)::int from ${name}) as ${name}`)
  const hasText =
    text && !hasAny(sample)
      ? `greatest(${names.join(', ')}) > 0 or exists (select from search_products
         where on_sale and words @@ ${bind(text.match, 'tsquery')})`
      : 'true'
  const order = scored
    ? `${scoreOf(bind, scored)} desc, ${ORDERS.most_recent}`
    : ORDERS[filter.sortBy]
  // A set that isn't whole isn't sorted.
  const whole = `base where (select base from sizes) < ${MAX_MATCHES}`
  const setOf = (group: Group) => {
    if (!active.includes(group)) return setName(undefined)
    return own.includes(group) ? setName(group) : undefined
  }
  const sql = `with ${sets.join(',\n')},
    sizes as materialized (select ${sizes.join(', ')})
    select row_to_json(sizes) as sizes, (${hasText}) as has_text,
      ${pageOf(search, whole, order)} as ids, ${facetColumns(setOf)}
    from sizes`
  return { sql, values }
}

const rowFrom = async <S extends z.ZodMiniType>(
  sql: Sql,
  statement: { sql: string; values: unknown[] },
  schema: S,
): Promise<z.infer<S>> => schema.parse((await sql.query(statement.sql, statement.values)).rows[0])

/** The page of a set with more matches than are counted; pages end where counting does. */
const pageInOrder = async (sql: Sql, search: Search, sample: SetSample): Promise<string[]> => {
  const { page, limit } = search.filter
  if ((page - 1) * limit >= MAX_MATCHES) return []
  return (await rowFrom(sql, pageStatement(search, sample), idsSchema)).ids
}

/**
 * Runs one search. Up to `MAX_EXACT_COUNT` matches everything is exact; above, the total is one
 * more, facets are estimated from a sample, and the page is read along an index.
 */
export const runSearch = async (
  sql: Sql,
  search: Search,
): Promise<Omit<Found, 'match' | 'corrections'> & Pick<MatchSet, 'has_text'>> => {
  const sample = await rowFrom(sql, sampleStatement(search), setSampleSchema)
  const set = isSurelyLarge(sample, undefined)
    ? undefined
    : await rowFrom(sql, matchStatement(search, sample), setSchema)
  const sizeOf = (group: Group | undefined) => set?.sizes[setName(group)] ?? MAX_MATCHES

  const own = ownSets(search)
  const facets = facetsFrom((facet) => {
    const group = own.includes(facet) ? facet : undefined
    if (set && sizeOf(group) < MAX_MATCHES) return { counts: set, scale: 1 }
    return { counts: sample, scale: scaleOf(sample, group) }
  })
  if (set && sizeOf(undefined) < MAX_MATCHES) {
    return { ids: set.ids, total: sizeOf(undefined), has_text: set.has_text, facets }
  }
  return { ids: await pageInOrder(sql, search, sample), total: MAX_MATCHES, has_text: true, facets }
}
