import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import type { Product } from '../../functions/src/contract/product'
import { createEmbeddedSearch } from '../../functions/src/providers/search/embedded-search'
import { createFirestoreSearch } from '../../functions/src/providers/search/firestore/firestore-search'
import { collectionOf } from '../../functions/src/store/firestore'
import { executePipeline } from '../../functions/src/store/pipelines'
import type { ProductSearch } from '../../functions/src/usecases/product/product-search'
import { standInFor } from '../support/pipeline-stand-in'
import { asFilter, CASES, FACETED, FACETS, SEARCHED } from '../support/search-contract'

/** An empty database of Enterprise edition with the text index of decision 0018. */
const project = process.env.OJA_ENTERPRISE_PROJECT

type Engine = {
  name: string
  make: () => ProductSearch
  /** Puts the products where the engine finds them. */
  begin?: () => Promise<void>
  end?: () => Promise<void>
  /** Why it can't run here. */
  missing?: string | undefined
}

const read = async (id: string) => SEARCHED.find((product) => product.id === id)
const renew = async () => 0
const documents = () => collectionOf<Product>(COLLECTIONS.products)

const ENGINES: readonly Engine[] = [
  {
    name: 'the embedded engine',
    make: () =>
      createEmbeddedSearch(
        {
          load: async (at) => ({ at, products: [...SEARCHED] }),
          renew,
          changedSince: async () => [],
          read,
        },
        { clock: Date.now, refresh_ms: 60_000 },
      ),
  },
  {
    name: 'Firestore’s engine, its pipelines run by a stand-in',
    make: () => createFirestoreSearch({ execute: standInFor(SEARCHED), read, renew }),
  },
  {
    name: 'Firestore’s engine on an Enterprise database',
    make: () =>
      createFirestoreSearch({
        execute: (pipeline) => executePipeline(project ?? '', pipeline),
        read,
        renew,
      }),
    begin: async () => {
      if (process.env.FIRESTORE_EMULATOR_HOST) {
        throw new Error('Run this file by itself, without the emulators.')
      }
      process.env.GCLOUD_PROJECT = project
      for (const product of SEARCHED) await documents().doc(product.id).set(product)
    },
    end: async () => {
      for (const { id } of SEARCHED) await documents().doc(id).delete()
    },
    missing: project ? undefined : 'OJA_ENTERPRISE_PROJECT names no database',
  },
]

const numbersOf = (ids: readonly string[]) =>
  ids.map((id) => SEARCHED.findIndex((product) => product.id === id))

for (const { name, make, begin, end, missing } of ENGINES) {
  describe.skipIf(missing)(missing ? `${name} (skipped: ${missing})` : name, () => {
    const engine = make()
    beforeAll(async () => {
      await begin?.()
    })
    afterAll(async () => {
      await end?.()
    })

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
}
