import { expect, test } from 'vitest'
import { optionSchema, variantSchema } from './variant'

test('stored values are read as the options that name them are', () => {
  const values = ['Deep  blue', 'A\u0300wo\u0323\u0300 ewe\u0301', 'Palm\u00a0oil red', ' White ']
  const option = optionSchema.parse({ name: 'Colour', values })
  for (const [at, value] of values.entries()) {
    const variant = { id: 'v'.repeat(20), values: [value], price: 1, status: 'active' }
    expect(variantSchema.parse(variant).values).toEqual([option.values[at]])
  }
})

test('a stored value is never refused', () => {
  const value = 'x'.repeat(200)
  const variant = { id: 'v'.repeat(20), values: [value, ''], price: 1, status: 'archived' }
  expect(variantSchema.parse(variant).values).toEqual([value, ''])
})
