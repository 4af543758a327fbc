import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  asFilter,
  CASES,
  FACETED,
  FACETS,
  SEARCHED,
} from '../../../../tests/support/search/search-contract'
import { SEARCH_DATABASES } from '../../../../tests/support/search/search-databases'
import { millisOf } from '../../contract/time'
import type { ProductSearch } from '../../ports/product-search'
import { createEmbeddedSearch } from './embedded-search'
import { createPostgresSearch } from './postgres/postgres-search'

type Opened = { engine: ProductSearch; close: () => Promise<void> }

const openEmbedded = async (): Promise<Opened> => ({
  engine: createEmbeddedSearch(
    {
      load: async (at) => ({ at, products: [...SEARCHED] }),
      renew: async () => 0,
      changedSince: async () => [],
      read: async (id) => SEARCHED.find((product) => product.id === id),
    },
    { clock: Date.now, refresh_ms: 60_000 },
  ),
  close: async () => {},
})

/** Every search engine must pass these tests. */
const ENGINES: readonly (readonly [name: string, open: () => Promise<Opened>])[] = [
  ['the embedded engine', openEmbedded],
  ...SEARCH_DATABASES.map(
    ([name, open]) =>
      [
        `PostgreSQL, ${name}`,
        async (): Promise<Opened> => {
          const sql = await open()
          const engine = createPostgresSearch(sql, { clock: Date.now })
          const changes = SEARCHED.map((product) => ({
            id: product.id,
            version: millisOf(product.updated_at) * 1_000,
            product,
          }))
          await engine.index?.put(changes)
          return { engine, close: sql.end }
        },
      ] as const,
  ),
]

const numbersOf = (ids: readonly string[]) =>
  ids.map((id) => SEARCHED.findIndex((product) => product.id === id))

describe.each(ENGINES)('%s', (_name, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  }, 60_000)
  afterAll(() => opened.close())

  test.each(CASES)('finds by $what', async ({ filter, found, total = found.length }) => {
    const result = await opened.engine.search(asFilter(filter))
    expect([numbersOf(result.ids), result.total]).toEqual([found, total])
  })

  test('counts for each choice what choosing it would leave', async () => {
    const { facets } = await opened.engine.search(FACETED)
    const { some_states, ...expected } = FACETS
    expect({ ...facets, states: undefined }).toEqual({ ...expected, states: undefined })
    expect(facets.states).toMatchObject(some_states)
  })

  test('has nothing to choose from where no word is asked for', async () => {
    const { facets } = await opened.engine.search(asFilter({ q: '"*()' }))
    expect(facets).toEqual({
      categories: {},
      states: {},
      prices: {},
      ratings: {},
      sizes: {},
      colours: {},
    })
  })

  test('finds what is like a product: near words first, then what sells best', async () => {
    const { engine } = opened
    const like = async (number: number, max: number) =>
      numbersOf(await engine.similar(SEARCHED[number]?.id ?? '', max))
    expect(await like(0, 3)).toEqual([1, 7, 2])
    expect(await like(0, 1)).toEqual([1])
    expect(await like(4, 3)).toEqual([3])
    expect(await engine.similar('nothing', 3)).toEqual([])
  })
})
