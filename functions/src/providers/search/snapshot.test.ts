import { expect, test } from 'vitest'
import { packSnapshot, type SearchProduct, unpackSnapshot } from './snapshot'

const product = (number: number): SearchProduct => ({
  id: `p${number}`,
  name: `Ọjà "${number}"\nof two lines`,
  category: 'books',
  attributes: { brand: 'Ìtọ́kù' },
  vendor_details: { vendor_id: 'v', name: 'Works', logo: '' },
  price: 10_000 + number,
  created_at: { seconds: number, nanoseconds: 0 },
  sales_count: 0,
  rating: 4.5,
  delivery_states: ['all'],
  status: 'active',
  vendor_active: true,
  updated_at: { seconds: number, nanoseconds: 0 },
})

test.each([0, 1, 3_000])('is read as it was written, with %d products', async (count) => {
  const snapshot = {
    at: 1_800_000_000_000,
    products: Array.from({ length: count }, (_, at) => product(at)),
  }
  expect(await unpackSnapshot(await packSnapshot(snapshot))).toEqual(snapshot)
})

test('fails where it was cut, and loads no half of the catalogue', async () => {
  const products = Array.from({ length: 3_000 }, (_, at) => product(at))
  const bytes = await packSnapshot({ at: 1, products })
  await expect(unpackSnapshot(bytes.subarray(0, bytes.length - 100))).rejects.toThrow()
})
