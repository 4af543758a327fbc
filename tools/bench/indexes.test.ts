import { expect, it } from 'vitest'
import { indexEntries } from './indexes'

const nothing = { indexes: [], fieldOverrides: [] }
const at = { seconds: 1, nanoseconds: 0 }

it('counts a plain field twice, an array once an element, a map by its fields', () => {
  expect(indexEntries('products', { price: 1, created_at: at }, nothing)).toBe(4)
  expect(indexEntries('products', { states: ['Lagos', 'Oyo', 'Lagos'] }, nothing)).toBe(2)
  expect(indexEntries('products', { vendor: { name: 'a', at: { city: 'b' } } }, nothing)).toBe(4)
})

it('leaves out an exempted field with everything below it, of this collection alone', () => {
  const exempted = (collectionGroup: string) => ({
    indexes: [],
    fieldOverrides: [{ collectionGroup, fieldPath: 'vendor', indexes: [] }],
  })
  const document = { price: 1, vendor: { name: 'a' } }
  expect(indexEntries('products', document, exempted('products'))).toBe(2)
  expect(indexEntries('products', document, exempted('reviews'))).toBe(4)
})

it('adds a composite index where the document has all of its fields', () => {
  const index = (...names: string[]) => ({
    collectionGroup: 'products',
    queryScope: 'COLLECTION',
    fields: names.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
  })
  const document = { price: 1, states: ['Lagos', 'Oyo'] }
  const entries = (...names: string[]) =>
    indexEntries('products', document, { indexes: [index(...names)], fieldOverrides: [] })
  expect([entries('price'), entries('price', 'stars'), entries('price', 'states')]).toEqual([
    5, 4, 6,
  ])
})
