import * as z from 'zod/mini'
import type { NearWord, NearWords } from '../../../domain/catalog/search/misspelling'
import { readText } from '../../../domain/catalog/search/read-text'
import type { WordCounts } from '../../../domain/catalog/search/text-plan'
import type { Found, SearchQuery } from '../../../ports/product-search'
import { wordsOf } from '../text-index'
import { runSearch } from './run-search'
import type { Sql } from './sql'
import { textQueryOf } from './text-query'

const NOTHING: Omit<Found, 'match' | 'corrections'> = {
  ids: [],
  total: 0,
  facets: { categories: {}, states: {}, prices: {}, ratings: {}, sizes: {}, colours: {} },
}

const countedSchema = z.tuple([
  z.object({ products: z.int(), docs: z.nullable(z.record(z.string(), z.int())) }),
])
const nearSchema = z.array(z.object({ typed: z.string(), word: z.string(), docs: z.int() }))

/** A word is the asked one. To `=` the planner may prefer the index of trigrams, which is slower. */
export const IS_ASKED = `word >= asked collate "C" and word <= asked collate "C"`

/** How many products have each of the words, as of the last refresh. */
export const countsOf = async (sql: Sql, words: readonly string[]): Promise<WordCounts> => {
  const { rows } = await sql.query(
    `select products, (select json_object_agg(word, docs)
       from json_array_elements_text($1::text::json) as asked
       join search_words on ${IS_ASKED}) as docs
     from search_state`,
    [JSON.stringify(words)],
  )
  const [{ products, docs }] = countedSchema.parse(rows)
  return { products, docs: new Map(Object.entries(docs ?? {})) }
}

const nearWords = async (sql: Sql, words: readonly string[]): Promise<NearWords> => {
  const { rows } = await sql.query(
    `select typed, word, docs
       from json_array_elements_text($1::text::json) as typed, search_words_near(typed)`,
    [JSON.stringify(words)],
  )
  const near = new Map<string, NearWord[]>(words.map((word) => [word, []]))
  for (const { typed, word, docs } of nearSchema.parse(rows)) near.get(typed)?.push({ word, docs })
  return near
}

/** Reads a text as the other engine does, with a statement for each step. */
export const searchText = async (sql: Sql, filter: SearchQuery): Promise<Found> => {
  const { any_word, is_typing, also = '' } = filter
  const typed = { words: wordsOf(filter.q), also: wordsOf(also), any_word, is_typing }
  let found = NOTHING
  const reading = readText(typed)
  let step = reading.next()
  while (!step.done) {
    const asked = step.value
    if ('count' in asked) step = reading.next({ counts: await countsOf(sql, asked.count) })
    else if ('near' in asked) step = reading.next({ near: await nearWords(sql, asked.near) })
    else {
      const { has_text, ...result } = await runSearch(sql, {
        filter,
        text: textQueryOf(asked.run),
      })
      found = result
      step = reading.next({ has_text })
    }
  }
  return { ...found, ...step.value }
}
