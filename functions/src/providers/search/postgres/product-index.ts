import * as z from 'zod/mini'
import type { Backfill, ProductChange, SearchIndex } from '../../../ports/product-search'
import { rowOf } from './row'
import type { Sql } from './sql'

const COLUMNS = {
  id: 'text',
  version: 'bigint',
  on_sale: 'boolean',
  name: 'text',
  vendor_id: 'text',
  vendor_name: 'text',
  updated_ms: 'bigint',
  created: 'bigint',
  category: 'smallint',
  price: 'bigint',
  price_band: 'smallint',
  rating: 'double precision',
  rating_step: 'smallint',
  sales: 'integer',
  states: 'bigint',
  size_values: 'text[]',
  colour_values: 'text[]',
  words: 'text',
}
const NAMES = Object.keys(COLUMNS)

/**
 * A row is written in place unless an indexed column changes, so a new version alone is cheap. The
 * same version is written again if its words have changed, as after new synonyms.
 */
const PUT_ROWS = `
  insert into search_products as stored (${NAMES.join(', ')})
  select ${NAMES.map((name) => (name === 'words' ? 'words::tsvector' : name)).join(', ')}
  from json_to_recordset($1::text::json)
    as given(${Object.entries(COLUMNS)
      .map((column) => column.join(' '))
      .join(', ')})
  on conflict (id) do update set ${NAMES.filter((name) => name !== 'id')
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}
  where excluded.version > stored.version
    or (excluded.version = stored.version and excluded.words is distinct from stored.words)`

const PUT_WORDS = `
  insert into search_words (word) select json_array_elements_text($1::text::json)
  on conflict do nothing`

/** Products behind `$1`, up to `$2` if there is one, that a page read at `$3` doesn't have. */
const DROP_OTHERS = `
  update search_products set on_sale = false, words = null, version = $3::bigint
  where id > $1::text and ($2::text is null or id <= $2::text) and on_sale
    and version < $3::bigint
    and id not in (select json_array_elements_text($4::text::json))`

const backfillSchema = z.tuple([
  z.object({ after: z.nullable(z.string()), products: z.int(), is_done: z.boolean() }),
])

const BACKFILL_COLUMNS = `backfill_after as after, backfill_products as products,
  backfilled_at is not null as is_done`

const backfillFrom = (rows: unknown): Backfill => {
  const [{ after, ...rest }] = backfillSchema.parse(rows)
  return { ...rest, after: after ?? '' }
}

/** The newest change of each product, by id: two writers lock rows in the same order. */
const newestById = (changes: readonly ProductChange[]): ProductChange[] => {
  const newest = new Map<string, ProductChange>()
  for (const change of changes) {
    const other = newest.get(change.id)
    if (!other || other.version < change.version) newest.set(change.id, change)
  }
  return [...newest.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The writing side of the search; `slow` has time for a page of a backfill. */
export const createIndex = (sql: Sql, slow: Sql): SearchIndex => {
  const put = async (sql: Sql, changes: readonly ProductChange[]): Promise<void> => {
    if (changes.length === 0) return
    const made = newestById(changes).map(rowOf)
    await sql.query(PUT_ROWS, [JSON.stringify(made.map(({ row }) => row))])
    const words = [...new Set(made.flatMap((one) => one.words))].sort()
    await sql.query(PUT_WORDS, [JSON.stringify(words)])
  }
  return {
    put: (changes) => put(sql, changes),
    readBackfill: async () =>
      backfillFrom((await sql.query(`select ${BACKFILL_COLUMNS} from search_state`)).rows),
    restartBackfill: async () => {
      await sql.query(
        `update search_state set backfill_after = null, backfill_products = 0,
           backfill_began_at = now(), backfilled_at = null`,
      )
    },
    putPage: async ({ after, changes, read_at, is_last }) => {
      await put(slow, changes)
      const ids = changes.map(({ id }) => id)
      const last = ids.at(-1) ?? after
      const until = is_last ? null : last
      await slow.query(DROP_OTHERS, [after, until, read_at, JSON.stringify(ids)])
      const { rows } = await sql.query(
        `update search_state set backfill_after = $1, backfilled_at = case when $2 then now() end,
           backfill_products = backfill_products + $3::int
         returning ${BACKFILL_COLUMNS}`,
        [last, is_last, changes.length],
      )
      return backfillFrom(rows)
    },
  }
}
