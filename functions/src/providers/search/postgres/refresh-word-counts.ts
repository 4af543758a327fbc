import * as z from 'zod/mini'
import { DAY_MS } from '../../../contract/time'
import type { Sql } from './sql'

/** A change can't be delivered later than this: Cloud Functions retries an event for a day. */
const TOMBSTONE_MS = 7 * DAY_MS
const MICROS_A_MS = 1_000

const countSchema = z.tuple([z.object({ products: z.int() })])

/**
 * Counts the products of each word, forgets words that no product has, and lets the planner count
 * too. Returns the number of products on sale.
 */
export const refreshWordCounts = async (sql: Sql, now: number): Promise<number> => {
  await sql.query('delete from search_products where not on_sale and version < $1', [
    (now - TOMBSTONE_MS) * MICROS_A_MS,
  ])
  await sql.query('analyze search_products')
  await sql.query(
    `with counted as materialized (
       select word, ndoc from ts_stat('select words from search_products where on_sale')
       where left(word, 1) not in ('=', '#', '~')),
     gone as (
       delete from search_words known
       where not exists (select from counted where counted.word = known.word))
     insert into search_words as known (word, docs) select word, ndoc from counted
     on conflict (word) do update set docs = excluded.docs where known.docs <> excluded.docs`,
  )
  const { rows } = await sql.query(
    `update search_state set refreshed_at = now(),
       products = (select count(*) from search_products where on_sale)
     returning products`,
  )
  return countSchema.parse(rows)[0].products
}
