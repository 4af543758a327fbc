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
import {
  RELEVANCE_KINDS,
  RELEVANCE_QUERIES,
  type RelevanceKind,
  type Wanted,
} from './relevance-queries'
import { VENDORS } from './vendors'

const LOOKED_AT = 10
const LEAST_RECALL = 0.9
const SEEDED_AT = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

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

const isWanted = (row: CatalogueProduct, wanted: Wanted): boolean => {
  if ('category' in wanted) return row.category === wanted.category
  if ('vendor' in wanted) return row.vendor === wanted.vendor
  return wanted.includes(row.name)
}

const asked = (q: string): ProductFilter => ({
  page: 1,
  limit: LOOKED_AT,
  q,
  category: undefined,
  states: [],
  sortBy: 'most_recent',
})

/** Recall at 10: the share of wanted products among the first ten, out of at most ten. */
const recallOf = async (find: Find, q: string, wanted: Wanted): Promise<number> => {
  const names = CATALOGUE.filter((row) => isWanted(row, wanted)).map(({ name }) => name)
  const found = await find(asked(q))
  const met = names.filter((name) => found.includes(name))
  return met.length / Math.min(names.length, LOOKED_AT)
}

const recallsOf = async (find: Find, kind: RelevanceKind): Promise<number[]> => {
  const recalls: number[] = []
  for (const [q, wanted] of RELEVANCE_QUERIES[kind]) recalls.push(await recallOf(find, q, wanted))
  return recalls
}
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

it('asks at least sixty questions, each with an answer that there is', () => {
  const every = Object.values(RELEVANCE_QUERIES).flat()
  expect(every.length).toBeGreaterThanOrEqual(60)
  const named = every.flatMap(([, wanted]) => (Array.isArray(wanted) ? wanted : []))
  expect(named.filter((name) => !CATALOGUE.some((row) => row.name === name))).toEqual([])
})

describe.each(ENGINES)('%s over the demo catalogue', (_name, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  }, 60_000)
  afterAll(() => opened.close())

  it.each(RELEVANCE_KINDS)('recalls nine of ten among the first ten: %s', async (kind) => {
    const recalls = await recallsOf(opened.find, kind)
    const poor = RELEVANCE_QUERIES[kind]
      .map(([q]) => q)
      .filter((_, index) => (recalls[index] ?? 0) < 1)
    console.log(`recall at ${LOOKED_AT}, ${kind}: ${mean(recalls).toFixed(3)} ${poor.join(', ')}`)
    expect(mean(recalls)).toBeGreaterThanOrEqual(LEAST_RECALL)
  })

  it('recalls nine of ten over all', async () => {
    const recalls: number[] = []
    for (const kind of RELEVANCE_KINDS) recalls.push(...(await recallsOf(opened.find, kind)))
    console.log(`recall at ${LOOKED_AT}, all: ${mean(recalls).toFixed(3)}`)
    expect(mean(recalls)).toBeGreaterThanOrEqual(LEAST_RECALL)
  })

  it('finds nothing where nothing is meant', async () => {
    expect(await opened.find(asked('xylophzzz'))).toEqual([])
  })
})
