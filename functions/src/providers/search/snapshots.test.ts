import { expect, test } from 'vitest'
import type { SearchProduct } from './snapshot'
import { createSnapshots } from './snapshots'

const NOW = 1_800_000_000_000

const product = (number: number): SearchProduct => ({
  id: `p${number}`,
  name: 'Drum',
  category: 'books',
  attributes: {},
  vendor_details: { vendor_id: 'v', name: 'Works', logo: '' },
  price: 10_000,
  created_at: { seconds: number, nanoseconds: 0 },
  sales_count: 0,
  rating: 0,
  delivery_states: ['all'],
  status: 'active',
  vendor_active: true,
  updated_at: { seconds: number, nanoseconds: 0 },
})

/** Files in memory, and a database whose complete reads are counted. */
const snapshotsOver = (products: SearchProduct[]) => {
  const files = new Map<string, Buffer>()
  const state = { scans: 0 }
  const snapshots = createSnapshots(
    {
      read: async (path) => files.get(path),
      write: async (path, bytes) => {
        files.set(path, bytes)
      },
    },
    {
      allOnSale: async function* () {
        state.scans += 1
        for (const one of products) yield [one]
      },
      changedSince: async () => [],
    },
  )
  return { snapshots, state }
}

const sizesOf = async (pages: AsyncIterable<SearchProduct[]>): Promise<number[]> => {
  const sizes: number[] = []
  for await (const page of pages) sizes.push(page.length)
  return sizes
}

test('the products come in pages from the file, without reading the database', async () => {
  const all = Array.from({ length: 5_000 }, (_, at) => product(at))
  const { snapshots, state } = snapshotsOver(all)
  await snapshots.renew(NOW)
  const sizes = await sizesOf(snapshots.pages(NOW + 1))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(5_000)
  expect([state.scans, Math.max(...sizes) < 2_500]).toEqual([1, true])
})

test('they come from the database when there is no file, or it is from the future', async () => {
  const { snapshots, state } = snapshotsOver([product(1), product(2)])
  expect(await sizesOf(snapshots.pages(NOW))).toEqual([1, 1])
  await snapshots.renew(NOW)
  expect(await sizesOf(snapshots.pages(NOW - 1))).toEqual([1, 1])
  expect(state.scans).toBe(3)
})
