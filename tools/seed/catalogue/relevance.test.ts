import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductFilter } from '../../../functions/src/contract/api/endpoints/products'
import { ALL_STATES } from '../../../functions/src/contract/product-facts'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { createCatalogue } from '../../../functions/src/providers/search/catalogue'
import { createPostgresSearch } from '../../../functions/src/providers/search/postgres/postgres-search'
import type { SqlPool } from '../../../functions/src/providers/search/postgres/sql'
import type { SearchProduct } from '../../../functions/src/providers/search/snapshot'
import { SEARCH_DATABASES } from '../../../tests/support/search-databases'
import { CATALOGUE, type CatalogueProduct } from './products'
import queries from './relevance-queries.json'
import { VENDORS } from './vendors'

const LOOKED_AT = 10
const LEAST_RECALL = 0.9
const SEEDED_AT = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

/**
 * A query, written from the catalogue's names and not from what the engine returns. Wanted are
 * products by name, or all of a category or store.
 */
type Query = { kind: string; q: string; products?: string[]; category?: string; vendor?: string }
const QUERIES: readonly Query[] = queries
const KINDS = [...new Set(QUERIES.map(({ kind }) => kind))]

const PRODUCTS: readonly SearchProduct[] = CATALOGUE.map((row) => {
  const at = timestampFromMillis(SEEDED_AT - row.days * DAY_MS)
  return {
    id: row.name,
    name: row.name,
    category: row.category,
    attributes: row.attributes,
    vendor_details: { vendor_id: row.vendor, name: VENDORS[row.vendor].name, logo: '' },
    price: row.price,
    created_at: at,
    updated_at: at,
    sales_count: 0,
    rating: 0,
    delivery_states: [ALL_STATES],
    status: 'active',
    vendor_active: true,
  }
})

/** A search for the ids of one page. */
type Find = (filter: ProductFilter) => Promise<string[]>
type Opened = { find: Find; close: () => Promise<void> }

const openEmbedded = async (): Promise<Opened> => {
  const catalogue = createCatalogue()
  for (const product of PRODUCTS) catalogue.put(product)
  return { find: async (filter) => catalogue.search(filter).ids, close: async () => {} }
}

const openPostgres = async (open: () => Promise<SqlPool>): Promise<Opened> => {
  const sql = await open()
  const engine = createPostgresSearch(sql, { clock: Date.now })
  await engine.index?.put(PRODUCTS.map((product) => ({ id: product.id, version: 1, product })))
  await engine.renewSnapshot()
  return { find: async (filter) => (await engine.search(filter)).ids, close: sql.end }
}

const ENGINES: readonly (readonly [name: string, open: () => Promise<Opened>])[] = [
  ['the embedded engine', openEmbedded],
  ...SEARCH_DATABASES.map(
    ([name, open]) => [`PostgreSQL, ${name}`, () => openPostgres(open)] as const,
  ),
]

const isWanted = (row: CatalogueProduct, { products, category, vendor }: Query): boolean =>
  products?.includes(row.name) || row.category === category || row.vendor === vendor

const asked = (q: string): ProductFilter => ({
  page: 1,
  limit: LOOKED_AT,
  q,
  category: undefined,
  states: [],
  sortBy: 'most_recent',
})

/** Recall at 10: the share of wanted products among the first ten, out of at most ten. */
const recallOf = async (find: Find, query: Query): Promise<number> => {
  const names = CATALOGUE.filter((row) => isWanted(row, query)).map(({ name }) => name)
  const found = await find(asked(query.q))
  const met = names.filter((name) => found.includes(name))
  return met.length / Math.min(names.length, LOOKED_AT)
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

it('asks at least sixty questions of seven kinds, each with an answer that there is', () => {
  expect(KINDS).toHaveLength(7)
  expect(QUERIES.length).toBeGreaterThanOrEqual(60)
  const named = QUERIES.flatMap(({ products = [] }) => products)
  expect(named.filter((name) => !CATALOGUE.some((row) => row.name === name))).toEqual([])
})

describe.each(ENGINES)('%s over the demo catalogue', (_name, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  }, 60_000)
  afterAll(() => opened.close())

  it.each([...KINDS, 'all'])('recalls nine of ten among the first ten: %s', async (wanted) => {
    const poor: string[] = []
    const recalls: number[] = []
    for (const query of QUERIES.filter(({ kind }) => wanted === 'all' || kind === wanted)) {
      const recall = await recallOf(opened.find, query)
      recalls.push(recall)
      if (recall < 1) poor.push(query.q)
    }
    console.log(`recall at ${LOOKED_AT}, ${wanted}: ${mean(recalls).toFixed(3)} ${poor.join(', ')}`)
    expect(mean(recalls)).toBeGreaterThanOrEqual(LEAST_RECALL)
  })

  it('finds nothing where nothing is meant', async () => {
    expect(await opened.find(asked('xylophzzz'))).toEqual([])
  })
})
