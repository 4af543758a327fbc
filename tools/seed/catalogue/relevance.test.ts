import { describe, expect, it } from 'vitest'
import { ALL_STATES } from '../../../functions/src/contract/product-facts'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { createCatalogue } from '../../../functions/src/providers/search/catalogue'
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

const catalogue = createCatalogue()
for (const row of CATALOGUE) {
  const at = timestampFromMillis(SEEDED_AT - row.days * DAY_MS)
  catalogue.put({
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
  })
}

const find = (q: string): string[] =>
  catalogue.search({
    page: 1,
    limit: LOOKED_AT,
    q,
    category: undefined,
    states: [],
    sortBy: 'most_recent',
  }).ids

const isWanted = (row: CatalogueProduct, { products, category, vendor }: Query): boolean =>
  products?.includes(row.name) || row.category === category || row.vendor === vendor

/** Recall at 10: the share of wanted products among the first ten, out of at most ten. */
const recallOf = (query: Query): number => {
  const names = CATALOGUE.filter((row) => isWanted(row, query)).map(({ name }) => name)
  const found = find(query.q)
  const met = names.filter((name) => found.includes(name))
  return met.length / Math.min(names.length, LOOKED_AT)
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

describe('the search over the demo catalogue', () => {
  it('is asked at least sixty questions of seven kinds, each with an answer that there is', () => {
    expect(KINDS).toHaveLength(7)
    expect(QUERIES.length).toBeGreaterThanOrEqual(60)
    const named = QUERIES.flatMap(({ products = [] }) => products)
    expect(named.filter((name) => !CATALOGUE.some((row) => row.name === name))).toEqual([])
  })

  it.each([...KINDS, 'all'])('recalls nine of ten among the first ten: %s', (wanted) => {
    const asked = QUERIES.filter(({ kind }) => wanted === 'all' || kind === wanted)
    const poor = asked.filter((query) => recallOf(query) < 1).map(({ q }) => q)
    const recall = mean(asked.map(recallOf))
    console.log(`recall at ${LOOKED_AT}, ${wanted}: ${recall.toFixed(3)} ${poor.join(', ')}`)
    expect(recall).toBeGreaterThanOrEqual(LEAST_RECALL)
  })

  it('finds nothing where nothing is meant', () => {
    expect(find('xylophzzz')).toEqual([])
  })
})
