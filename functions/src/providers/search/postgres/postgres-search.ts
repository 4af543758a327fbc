import * as z from 'zod/mini'
import { MINUTE_MS, SECOND_MS, timestampFromMillis } from '../../../contract/time'
import { exactPlan } from '../../../domain/catalog/search/text-plan'
import type { ProductSearch } from '../../../ports/product-search'
import type { ListedProduct } from '../../../seo/sitemap-pages'
import { wordsOf } from '../text-index'
import { createIndex } from './product-index'
import { refreshWordCounts } from './refresh-word-counts'
import { categoryLexeme, quoted } from './row'
import { runSearch } from './run-search'
import { countsOf, IS_ASKED, searchText } from './search-text'
import { openPool, requireDatabaseUrl, type Sql } from './sql'
import { newStatement, ORDERS, scoreOf } from './statement'
import { textQueryOf } from './text-query'

/** Longer than any page that is worth waiting for. */
const SEARCH_TIMEOUT_MS = 5 * SECOND_MS
const SLOW_TIMEOUT_MS = 8 * MINUTE_MS

const LISTED_AT_ONCE = 5_000

const ownSchema = z.array(z.object({ name: z.string(), category: z.int() }))
const idsSchema = z.array(z.object({ id: z.string() }))
const wordsSchema = z.array(z.object({ word: z.string() }))
const listedSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    vendor_id: z.string(),
    vendor_name: z.string(),
    updated_ms: z.number(),
  }),
)

const readIds = async (sql: Sql, text: string, values: unknown[]): Promise<string[]> =>
  idsSchema.parse((await sql.query(text, values)).rows).map(({ id }) => id)

/** At most this many products of a category are compared with one. */
const MAX_COMPARED = 5_000

/** Similar products of the same category: by words first, then by sales. */
const similarTo = async (sql: Sql, id: string, limit: number): Promise<string[]> => {
  const { rows } = await sql.query(
    'select name, category from search_products where id = $1 and on_sale',
    [id],
  )
  const [own] = ownSchema.parse(rows)
  if (!own) return []
  const { values, bind } = newStatement()
  const words = wordsOf(own.name)
  const text = textQueryOf(exactPlan(words, await countsOf(sql, words)))
  const match = `(${text.match}) & ${quoted(categoryLexeme(own.category))}`
  const like = await readIds(
    sql,
    `select id from (select id, created, ${scoreOf(bind, text)} as score from search_products
       where on_sale and words @@ ${bind(match, 'tsquery')} and id <> ${bind(id, 'text')}
       limit ${MAX_COMPARED}) as compared
     order by score desc, ${ORDERS.most_recent} limit ${limit}`,
    values,
  )
  if (like.length === limit) return like
  const best = await readIds(
    sql,
    `select id from search_products where on_sale and category = $1 and id <> $2
     order by ${ORDERS.popularity} limit ${limit * 2}`,
    [own.category, id],
  )
  return [...new Set([...like, ...best])].slice(0, limit)
}

async function* listOnSale(sql: Sql): AsyncGenerator<ListedProduct[]> {
  let after = ''
  for (;;) {
    const { rows } = await sql.query(
      `select id, name, vendor_id, vendor_name, updated_ms::float8 as updated_ms
         from search_products where on_sale and id > $1 order by id limit ${LISTED_AT_ONCE}`,
      [after],
    )
    const listed = listedSchema.parse(rows)
    yield listed.map(({ id, name, vendor_id, vendor_name, updated_ms }) => ({
      id,
      name,
      vendor_details: { vendor_id, name: vendor_name, logo: '' },
      updated_at: timestampFromMillis(updated_ms),
    }))
    const last = listed.at(-1)
    if (!last || listed.length < LISTED_AT_ONCE) return
    after = last.id
  }
}

type Options = {
  clock: () => number
  /** For statements that read the whole table; by default the same connections. */
  slow?: Sql
}

/** The search in PostgreSQL with pg_trgm, which a trigger and a backfill write to. */
export const createPostgresSearch = (sql: Sql, { clock, slow = sql }: Options): ProductSearch => ({
  search: async (filter) =>
    filter.q === ''
      ? {
          ...(await runSearch(sql, { filter, text: undefined })),
          match: 'written',
          corrections: {},
        }
      : searchText(sql, filter),
  knownWords: async (words) => {
    const { rows } = await sql.query(
      `select word from json_array_elements_text($1::text::json) as asked
         join search_words on ${IS_ASKED}`,
      [JSON.stringify(words)],
    )
    return wordsSchema.parse(rows).map(({ word }) => word)
  },
  similar: (id, limit) => similarTo(sql, id, limit),
  renewSnapshot: () => refreshWordCounts(slow, clock()),
  onSale: () => listOnSale(slow),
  index: createIndex(sql, slow),
})

/** @throws Error unless `url` is that of a PostgreSQL database */
export const openPostgresSearch = (url: string | undefined, clock: () => number): ProductSearch => {
  const required = requireDatabaseUrl(url)
  const slow = openPool(required, { statement_timeout_ms: SLOW_TIMEOUT_MS, max: 1 })
  const sql = openPool(required, { statement_timeout_ms: SEARCH_TIMEOUT_MS })
  return createPostgresSearch(sql, { clock, slow })
}
