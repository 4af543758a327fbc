import { expect, it } from 'vitest'
import { productSchema } from '../../../functions/src/contract/entities/catalog/product'
import { generatedProducts } from './generated-products'

it('generates the same products every time, more of them behind the same first', () => {
  const [few, many] = [[...generatedProducts(20)], [...generatedProducts(50)]]
  expect(many.slice(0, 20)).toEqual(few)
  expect(new Set(many.map(({ id }) => id)).size).toBe(50)
})

it('generates products that are within the contract', () => {
  for (const product of generatedProducts(200)) {
    expect(productSchema.safeParse(product).error).toBeUndefined()
  }
})
