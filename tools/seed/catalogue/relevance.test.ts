import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductFilter } from '../../../functions/src/contract/api/catalog/products'
import { findProducts } from '../../../functions/src/usecases/catalog/product/find-products'
import type { Engine } from '../questions/engine'
import { ENGINES, type Opened } from '../questions/engines'
import { CATALOGUE, type CatalogueProduct } from './products'
import queries from './relevance-queries.json'

const LOOKED_AT = 10
const LEAST_RECALL = 0.95
/** A kind has as few as four questions. */
const LEAST_RECALL_OF_KIND = 0.8
const LEAST_FIRST = 0.8

/**
 * A query, written from the catalogue's names and not from what the engine returns. Wanted are
 * products by name, or all of a category or store.
 */
type Query = { kind: string; q: string; products?: string[]; category?: string; vendor?: string }
const QUERIES: readonly Query[] = queries
const KINDS = [...new Set(QUERIES.map(({ kind }) => kind))]

const isWanted = (row: CatalogueProduct, { products, category, vendor }: Query): boolean =>
  products?.includes(row.name) || row.category === category || row.vendor === vendor

const asked = (q: string): ProductFilter => ({
  page: 1,
  limit: LOOKED_AT,
  q,
  category: undefined,
  states: [],
})

/**
 * Recall at 10: the share of wanted products among the first ten, out of at most ten; and whether
 * the first is wanted.
 */
const resultOf = async (engine: Engine, query: Query) => {
  const names = CATALOGUE.filter((row) => isWanted(row, query)).map(({ name }) => name)
  const { ids } = await findProducts(engine, asked(query.q))
  const met = names.filter((name) => ids.includes(name))
  const recall = met.length / Math.min(names.length, LOOKED_AT)
  return { q: query.q, kind: query.kind, recall, first: names.includes(ids[0] ?? '') ? 1 : 0 }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

it('asks at least 120 questions of twelve kinds, each with an answer that there is', () => {
  expect(KINDS).toHaveLength(12)
  expect(QUERIES.length).toBeGreaterThanOrEqual(120)
  const named = QUERIES.flatMap(({ products = [] }) => products)
  expect(named.filter((name) => !CATALOGUE.some((row) => row.name === name))).toEqual([])
})

describe.each(ENGINES)('%s over the demo catalogue', (_name, open) => {
  let opened: Opened
  let answers: Awaited<ReturnType<typeof resultOf>>[]
  beforeAll(async () => {
    opened = await open()
    answers = await Promise.all(QUERIES.map((query) => resultOf(opened.engine, query)))
  }, 60_000)
  afterAll(() => opened.close())

  it.each([...KINDS, 'all'])('recalls what is wanted, and first: %s', (wanted) => {
    const results = answers.filter(({ kind }) => wanted === 'all' || kind === wanted)
    const recall = mean(results.map((result) => result.recall))
    const first = mean(results.map((result) => result.first))
    const poor = results.filter((result) => result.recall < 1 || result.first === 0)
    console.log(
      `${wanted}: recall at ${LOOKED_AT} ${recall.toFixed(3)}, first right ${first.toFixed(3)}`,
      poor.map(({ q }) => q).join(', '),
    )
    expect(recall).toBeGreaterThanOrEqual(wanted === 'all' ? LEAST_RECALL : LEAST_RECALL_OF_KIND)
    if (wanted === 'all') expect(first).toBeGreaterThanOrEqual(LEAST_FIRST)
  })

  it('finds nothing where nothing is meant', async () => {
    expect(await findProducts(opened.engine, asked('xylophzzz'))).toMatchObject({
      ids: [],
      total: 0,
    })
  })
})
