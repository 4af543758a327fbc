import { describe, expect, it } from 'vitest'
import { ALL_STATES } from '../../../functions/src/contract/product-facts'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { createCatalogue } from '../../../functions/src/providers/search/catalogue'
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

const isWanted = (row: CatalogueProduct, wanted: Wanted): boolean => {
  if ('category' in wanted) return row.category === wanted.category
  if ('vendor' in wanted) return row.vendor === wanted.vendor
  return wanted.includes(row.name)
}

/** Recall at 10: the share of wanted products among the first ten, out of at most ten. */
const recallOf = (q: string, wanted: Wanted): number => {
  const names = CATALOGUE.filter((row) => isWanted(row, wanted)).map(({ name }) => name)
  const found = find(q)
  const met = names.filter((name) => found.includes(name))
  return met.length / Math.min(names.length, LOOKED_AT)
}

const recallsOf = (kind: RelevanceKind): number[] =>
  RELEVANCE_QUERIES[kind].map(([q, wanted]) => recallOf(q, wanted))
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

describe('the search over the demo catalogue', () => {
  it('is asked at least sixty questions, each with an answer that there is', () => {
    const every = Object.values(RELEVANCE_QUERIES).flat()
    expect(every.length).toBeGreaterThanOrEqual(60)
    const named = every.flatMap(([, wanted]) => (Array.isArray(wanted) ? wanted : []))
    expect(named.filter((name) => !CATALOGUE.some((row) => row.name === name))).toEqual([])
  })

  it.each(RELEVANCE_KINDS)('recalls nine of ten among the first ten: %s', (kind) => {
    const recalls = recallsOf(kind)
    const poor = RELEVANCE_QUERIES[kind]
      .map(([q]) => q)
      .filter((_, index) => (recalls[index] ?? 0) < 1)
    console.log(`recall at ${LOOKED_AT}, ${kind}: ${mean(recalls).toFixed(3)} ${poor.join(', ')}`)
    expect(mean(recalls)).toBeGreaterThanOrEqual(LEAST_RECALL)
  })

  it('recalls nine of ten over all', () => {
    const recall = mean(RELEVANCE_KINDS.flatMap(recallsOf))
    console.log(`recall at ${LOOKED_AT}, all: ${recall.toFixed(3)}`)
    expect(recall).toBeGreaterThanOrEqual(LEAST_RECALL)
  })

  it('finds nothing where nothing is meant', () => {
    expect(find('xylophzzz')).toEqual([])
  })
})
