import { describe, expect, test } from 'vitest'
import type { Product } from '../../contract/entities/catalog/product'
import { millisOf, timestampFromMillis } from '../../contract/time'
import { createEmbeddedSearch } from './embedded-search'

const NOW = 1_800_000_000_000

const product = (id: string, at: number, change: Partial<Product> = {}): Product => ({
  id,
  slug: id,
  name: `Thing ${id}`,
  description: '',
  category: 'books',
  price: 10_000,
  currency: 'NGN',
  available_items: 1,
  attributes: {},
  images: [],
  delivery_states: ['all'],
  search_states: ['all'],
  rating: 0,
  rating_count: 0,
  sales_count: 0,
  reserved_items: 0,
  sold_items: 0,
  vendor_id: 'vendor',
  vendor_details: { vendor_id: 'vendor', name: 'Works', logo: '' },
  vendor_active: true,
  status: 'active',
  created_at: timestampFromMillis(at),
  updated_at: timestampFromMillis(at),
  ...change,
})

/** A fake database that counts reads. */
const world = (products: Product[]) => {
  const documents = new Map(products.map((one) => [one.id, one]))
  const state = { now: NOW, reads: 0, loads: 0 }
  const search = createEmbeddedSearch(
    {
      load: async (now) => {
        state.loads += 1
        const all = [...documents.values()].filter(({ status }) => status === 'active')
        state.reads += all.length
        return { at: now, products: all }
      },
      renew: async () => documents.size,
      changedSince: async (since) => {
        const changed = [...documents.values()].filter((one) => millisOf(one.updated_at) >= since)
        state.reads += changed.length
        return changed
      },
      read: async (id) => documents.get(id),
    },
    { clock: () => state.now, refresh_ms: 0 },
  )
  const find = () =>
    search.search({
      page: 1,
      limit: 60,
      q: '',
      category: undefined,
      states: [],
      sortBy: 'most_recent',
    })
  return { documents, state, search, find, write: (one: Product) => documents.set(one.id, one) }
}

describe('the embedded search', () => {
  test('loads once and then reads only what changed', async () => {
    const { state, find, write } = world([product('a', NOW - 1e6), product('b', NOW - 1e6)])
    await find()
    await find()
    expect([state.loads, state.reads]).toEqual([1, 2])
    state.now += 60_000
    write(product('c', state.now))
    expect((await find()).total).toBe(3)
    expect([state.loads, state.reads]).toEqual([1, 3])
  })

  test('reads nothing more when nothing changes, however many there are', async () => {
    const { state, find } = world(Array.from({ length: 500 }, (_, at) => product(`p${at}`, NOW)))
    await find()
    state.now += 60_000
    await find()
    state.now += 60_000
    const before = state.reads
    for (let time = 0; time < 10; time += 1) await find()
    expect(state.reads - before).toBe(0)
  })

  test('lets go of what left the shelves', async () => {
    const { state, find, write } = world([product('a', NOW - 1e6)])
    await find()
    state.now += 60_000
    write(product('a', state.now, { status: 'removed' }))
    expect((await find()).total).toBe(0)
  })

  test('sees what is written after the clock went back', async () => {
    const { state, find, write } = world([])
    state.now += 3 * 86_400_000
    await find()
    state.now = NOW
    write(product('a', state.now))
    expect((await find()).total).toBe(1)
  })

  test('looks once for callers of the same moment', async () => {
    const { state, find } = world([product('a', NOW)])
    await Promise.all(Array.from({ length: 50 }, find))
    expect(state.loads).toBe(1)
  })

  test('tries again after a look that failed', async () => {
    const { find, documents } = world([product('a', NOW)])
    const values = documents.values.bind(documents)
    documents.values = () => {
      throw new Error('unavailable')
    }
    await expect(find()).rejects.toThrow('unavailable')
    documents.values = values
    expect((await find()).total).toBe(1)
  })

  test('fills similar products up with the best of the category', async () => {
    const { search } = world([
      product('a', NOW, { name: 'Drum' }),
      product('b', NOW, { name: 'Flute', sales_count: 5 }),
      product('c', NOW, { name: 'Small drum' }),
    ])
    expect(await search.similar('a', 4)).toEqual(['c', 'b'])
    expect(await search.similar('nothing', 4)).toEqual([])
  })

  test('begins with an older snapshot and catches up with what changed since', async () => {
    const stored = [product('a', NOW - 1e7), product('b', NOW - 1e7)]
    const changed = [product('b', NOW - 1e5, { status: 'paused' }), product('c', NOW - 1e5)]
    const since: number[] = []
    const search = createEmbeddedSearch(
      {
        load: async () => ({ at: NOW - 1e6, products: stored }),
        renew: async () => 0,
        changedSince: async (instant) => {
          since.push(instant)
          return changed
        },
        read: async () => undefined,
      },
      { clock: () => NOW, refresh_ms: 60_000 },
    )
    const filter = { page: 1, limit: 60, q: '', category: undefined, states: [] }
    const { ids } = await search.search({ ...filter, sortBy: 'most_recent' })
    expect(ids).toEqual(['c', 'a'])
    expect(since).toEqual([NOW - 1e6 - 10_000])
  })
})
