import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { MAX_PRODUCT_IMAGES, productSchema } from '../../../functions/src/contract/product'
import { ATTRIBUTE_KEYS } from '../../../functions/src/contract/reference/attributes'
import { STATES } from '../../../functions/src/contract/reference/states'
import { readIndexes } from '../../check/indexes'
import { atMost } from '../figure'
import type { Part } from '../part'
import { generatedProducts } from '../search/generated-products'
import { indexEntries } from './index-entries'

/** A product with everything that one can have: every picture, every attribute, every state. */
const fullestProduct = () => {
  const [product] = generatedProducts(1)
  if (!product) throw new Error('No product was generated.')
  const [image] = product.images
  return productSchema.parse({
    ...product,
    attributes: Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, `The ${key}`])),
    images: Array.from({ length: MAX_PRODUCT_IMAGES }, (_, number) => ({
      ...image,
      path: `${number}.jpg`,
    })),
    delivery_states: [...STATES],
    search_states: [...STATES],
  })
}

/** Row 15: what one write of a product writes beside the document. */
export const indexes: Part = async () => {
  const product = fullestProduct()
  const count = (exemptions: boolean) => {
    const kept = readIndexes()
    const fieldOverrides = exemptions ? kept.fieldOverrides : []
    return indexEntries(COLLECTIONS.products, product, { ...kept, fieldOverrides })
  }
  return [
    {
      row: 15,
      what: 'index entries of the fullest product',
      value: count(true),
      unit: 'entries',
      budget: atMost(60),
    },
    { row: 15, what: 'the same without exemptions', value: count(false), unit: 'entries' },
  ]
}
