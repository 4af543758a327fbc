import { describe, expect, test } from 'vitest'
import { createEmbeddedSearch } from '../../../functions/src/providers/search/embedded-search'
import type { ProductSearch } from '../../../functions/src/usecases/product/product-search'
import { asFilter, CASES, FACETED, FACETS, SEARCHED } from '../../support/search-contract'

/** Every search engine must pass these tests. */
const ENGINES: readonly (readonly [name: string, create: () => ProductSearch])[] = [
  [
    'the embedded engine',
    () =>
      createEmbeddedSearch(
        {
          load: async (at) => ({ at, products: [...SEARCHED] }),
          renew: async () => 0,
          changedSince: async () => [],
          read: async (id) => SEARCHED.find((product) => product.id === id),
        },
        { clock: Date.now, refresh_ms: 60_000 },
      ),
  ],
]

const numbersOf = (ids: readonly string[]) =>
  ids.map((id) => SEARCHED.findIndex((product) => product.id === id))

describe.each(ENGINES)('%s', (_name, create) => {
  const engine = create()

  test.each(CASES)('finds by $what', async ({ filter, found, total = found.length }) => {
    const answer = await engine.search(asFilter(filter))
    expect([numbersOf(answer.ids), answer.total]).toEqual([found, total])
  })

  test('counts for each choice what choosing it would leave', async () => {
    const { facets } = await engine.search(FACETED)
    const { some_states, ...expected } = FACETS
    expect({ ...facets, states: undefined }).toEqual({ ...expected, states: undefined })
    expect(facets.states).toMatchObject(some_states)
  })

  test('has nothing to choose from where no word is asked for', async () => {
    const { facets } = await engine.search(asFilter({ q: '"*()' }))
    expect(facets).toEqual({ categories: {}, states: {}, prices: {}, ratings: {} })
  })

  test('finds what is like a product: near words first, then what sells best', async () => {
    const like = async (number: number, most: number) =>
      numbersOf(await engine.similar(SEARCHED[number]?.id ?? '', most))
    expect(await like(0, 3)).toEqual([1, 7, 2])
    expect(await like(0, 1)).toEqual([1])
    expect(await like(4, 3)).toEqual([3])
    expect(await engine.similar('nothing', 3)).toEqual([])
  })
})
