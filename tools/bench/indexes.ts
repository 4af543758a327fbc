import {
  MAX_PRODUCT_IMAGES,
  productSchema,
} from '../../functions/src/contract/entities/catalog/product'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { ATTRIBUTE_KEYS } from '../../functions/src/contract/reference/attribute-keys'
import { STATES } from '../../functions/src/contract/reference/states'
import { type Indexes, readIndexes } from '../check/indexes'
import { atMost, figure, type Part } from './figure'
import { generatedProducts } from './search/generated-products'

type Documented = Record<string, unknown>

const isMap = (value: unknown): value is Documented =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isInstant(value)

/** `{seconds, nanoseconds}` is one value in the database. */
const isInstant = (value: object): boolean => 'seconds' in value && 'nanoseconds' in value

/** An ascending and a descending entry; an array has one for each distinct element. */
const entriesOfField = (value: unknown): number =>
  Array.isArray(value) ? new Set(value.map((one) => JSON.stringify(one))).size : 2

const valueAt = (document: Documented, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isMap(value) ? value[name] : undefined), document)

/**
 * The number of index entries of one document: those of the single-field indexes, unless the field
 * is exempted, and those of the composite indexes that it belongs to.
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export const indexEntries = (
  collection: string,
  document: Documented,
  { indexes, fieldOverrides }: Indexes,
): number => {
  const exempted = new Map(
    fieldOverrides
      .filter(({ collectionGroup }) => collectionGroup === collection)
      .map((override) => [override.fieldPath, override.indexes.length]),
  )
  const single = (fields: Documented, before: string): number =>
    Object.entries(fields).reduce((sum, [name, value]) => {
      const path = `${before}${name}`
      const own = exempted.get(path)
      if (own !== undefined) return sum + own
      return sum + (isMap(value) ? single(value, `${path}.`) : entriesOfField(value))
    }, 0)
  const composite = indexes
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .map(({ fields }) => {
      const values = fields.map(({ fieldPath }) => valueAt(document, fieldPath))
      if (values.some((value) => value === undefined)) return 0
      return values.reduce<number>(
        (many, value) => many * (Array.isArray(value) ? entriesOfField(value) : 1),
        1,
      )
    })
  return single(document, '') + composite.reduce((sum, many) => sum + many, 0)
}

/** A product with the maximum of everything: images, attributes, states. */
const fullestProduct = () => {
  const [product] = generatedProducts(1)
  if (!product) throw new Error('No product was generated.')
  const images = Array.from({ length: MAX_PRODUCT_IMAGES }, (_, number) => ({
    ...product.images[0],
    path: `${number}.jpg`,
  }))
  const attributes = Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, `The ${key}`]))
  const states = { delivery_states: [...STATES], search_states: [...STATES] }
  return productSchema.parse({ ...product, ...states, attributes, images })
}

/** Row 15: the index entries that one write of a product adds to the document. */
export const measure: Part = async () => {
  const product = fullestProduct()
  const indexes = readIndexes()
  const exempted = indexEntries(COLLECTIONS.products, product, indexes)
  const plain = indexEntries(COLLECTIONS.products, product, { ...indexes, fieldOverrides: [] })
  return [
    figure(15, 'index entries of the fullest product', [exempted, 'entries'], atMost(60)),
    figure(15, 'the same without exemptions', [plain, 'entries']),
  ]
}
