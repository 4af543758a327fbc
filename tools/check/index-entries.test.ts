import { expect, test } from 'vitest'
import {
  MAX_PRODUCT_IMAGES,
  productSchema,
} from '../../functions/src/contract/entities/catalog/product'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { ATTRIBUTE_KEYS } from '../../functions/src/contract/reference/attribute-keys'
import { STATES } from '../../functions/src/contract/reference/states'
import { generatedProducts } from '../bench/search/generated-products'
import { type Indexes, readIndexes } from './indexes'

type Fields = Record<string, unknown>

/** An instant is one value in the database. */
const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('seconds' in value)

/** An ascending and a descending entry; an array has one for each distinct element. */
const entriesOf = (value: unknown): number =>
  Array.isArray(value) ? new Set(value.map((one) => JSON.stringify(one))).size : 2

const valueAt = (document: Fields, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isMap(value) ? value[name] : undefined), document)

/**
 * The number of index entries of one product: those of the single-field indexes, unless the field is
 * exempted, and those of the composite indexes that it belongs to.
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
const indexEntries = (product: Fields, { indexes, fieldOverrides }: Indexes): number => {
  const isOfProducts = (one: { collectionGroup: string }) =>
    one.collectionGroup === COLLECTIONS.products
  const exempted = new Map(
    fieldOverrides
      .filter(isOfProducts)
      .map((override) => [override.fieldPath, override.indexes.length]),
  )
  const single = (fields: Fields, before: string): number =>
    Object.entries(fields).reduce((sum, [name, value]) => {
      const path = `${before}${name}`
      const inside = isMap(value) ? single(value, `${path}.`) : entriesOf(value)
      return sum + (exempted.get(path) ?? inside)
    }, 0)
  const composite = indexes.filter(isOfProducts).map(({ fields }) => {
    const values = fields.map(({ fieldPath }) => valueAt(product, fieldPath))
    if (values.includes(undefined)) return 0
    const arrays = values.filter(Array.isArray)
    return arrays.reduce((many, value) => many * entriesOf(value), 1)
  })
  return single(product, '') + composite.reduce((sum, many) => sum + many, 0)
}

test('entries are counted by field, element and index', () => {
  const index = (...names: string[]) => ({
    collectionGroup: 'products',
    queryScope: 'COLLECTION',
    fields: names.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
  })
  const exempted = (collectionGroup: string) => ({
    collectionGroup,
    fieldPath: 'vendor',
    indexes: [],
  })
  const at = { seconds: 1, nanoseconds: 0 }
  const product = { price: 1, created_at: at, states: ['Lagos', 'Oyo', 'Lagos'] }
  expect(indexEntries(product, { indexes: [], fieldOverrides: [] })).toBe(6)
  const inside = { price: 1, vendor: { name: 'a', at: { city: 'b' } } }
  for (const [collection, count] of [
    ['products', 2],
    ['reviews', 6],
  ] as const) {
    const fieldOverrides = [exempted(collection)]
    expect(indexEntries(inside, { indexes: [], fieldOverrides })).toBe(count)
  }
  const indexes = [index('price', 'created_at'), index('price', 'states'), index('price', 'stars')]
  expect(indexEntries(product, { indexes, fieldOverrides: [] })).toBe(6 + 1 + 2)
})

test('the product with the most of everything has at most 60 index entries', () => {
  const [product] = generatedProducts(1)
  const image = product?.images[0]
  const fullest = productSchema.parse({
    ...product,
    images: Array.from({ length: MAX_PRODUCT_IMAGES }, (_, number) => ({
      ...image,
      path: `${number}.jpg`,
    })),
    attributes: Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, `The ${key}`])),
    delivery_states: [...STATES],
    search_states: [...STATES],
  })
  expect(indexEntries(fullest, readIndexes())).toBeLessThanOrEqual(60)
})
