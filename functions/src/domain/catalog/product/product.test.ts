import { describe, expect, test } from 'vitest'
import { missingForSale, requireComplete } from './completeness'
import { searchStatesOf } from './search-states'

const whole = {
  name: 'Adire shirt',
  description: 'Hand-dyed cotton shirt with a pattern.',
  category: 'clothing_accessories',
  price: 500_000,
  available_items: 0,
  delivery_states: ['Lagos'],
  images: [{ path: 'a' }],
}

describe('a product is complete', () => {
  test('with all that a buyer needs to know, also with none in stock', () => {
    expect(missingForSale(whole)).toEqual([])
    expect(() => requireComplete(whole)).not.toThrow()
  })

  test.each([
    ['name', 'ab'],
    ['name', `Adire ${'a'.repeat(31)}`],
    ['description', 'short'],
    ['category', 'nothing'],
    ['price', 9_999],
    ['available_items', -1],
    ['delivery_states', []],
    ['images', []],
  ])('not without a right %s', (field, value) => {
    expect(missingForSale({ ...whole, [field]: value })).toEqual([field])
  })

  test('not as an empty draft: every field is named', () => {
    const fields = Object.fromEntries(
      Object.keys(whole).map((field) => [field, expect.any(String)]),
    )
    expect(() => requireComplete({})).toThrow(
      expect.objectContaining({ code: 'product/incomplete', details: { fields } }),
    )
  })
})

describe('delivery states', () => {
  test('are each found once, in order', () => {
    expect(searchStatesOf(['Ogun', 'Lagos', 'Ogun'])).toEqual(['Lagos', 'Ogun'])
  })

  test('are one word where a product goes everywhere', () => {
    expect(searchStatesOf(['Lagos', 'all'])).toEqual(['all'])
  })
})
