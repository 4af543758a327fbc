import { MAX_PRODUCT_IMAGES, productSchema } from '../../functions/src/contract/entities/product'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { ATTRIBUTE_KEYS } from '../../functions/src/contract/reference/attributes'
import { STATES } from '../../functions/src/contract/reference/states'
import { readIndexes } from '../check/indexes'
import { atMost, figure, type Part } from './figure'
import { indexEntries } from './index-entries'
import { generatedProducts } from './search/generated-products'

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
