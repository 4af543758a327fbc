import type { Variant } from '@contract/entities/catalog/variant'
import { describe, expect, test } from 'vitest'
import { sampleProduct } from '../testing/sample'
import { NO_CHOICES } from '../variants/choices'
import { type Basic, basicOf, basicSchema, changesOf, newBodyOf } from './basic-schema'

const good: Basic = {
  name: 'Adire scarf',
  category: 'clothing_accessories',
  description: 'Hand-dyed in Abeokuta with cassava paste.',
  price: '12,500.50',
  available_items: '3',
  weight: '400',
  choices: NO_CHOICES,
  everywhere: false,
  states: ['Lagos'],
}
const isGood = (change: Partial<Record<keyof Basic, unknown>>) =>
  basicSchema.safeParse({ ...good, ...change }).success

describe('the first step', () => {
  test('sends kobo and whole numbers', () => {
    expect(newBodyOf(good)).toMatchObject({
      price: 1_250_050,
      available_items: 3,
      weight_grams: 400,
      delivery_states: ['Lagos'],
    })
  })

  test('takes numbers as they are typed and pasted', () => {
    const typed = { price: '₦12，500.50', available_items: ' 1,200\u00a0', weight: '٤٠٠' }
    expect(isGood(typed)).toBe(true)
    expect(newBodyOf({ ...good, ...typed })).toMatchObject({
      price: 1_250_050,
      available_items: 1_200,
      weight_grams: 400,
    })
  })

  test('says all states where it goes everywhere', () => {
    expect(newBodyOf({ ...good, everywhere: true }).delivery_states).toEqual(['all'])
  })

  test.each([
    ['a price of nothing', { price: '0' }],
    ['a negative price', { price: '-100' }],
    ['decimals of kobo', { price: '100.123' }],
    ['a price below the least', { price: '99.99' }],
    ['a price above the most', { price: '50000000.01' }],
    ['half a piece', { available_items: '1.5' }],
    ['less than nothing in stock', { available_items: '-1' }],
    ['more than can be stocked', { available_items: '100001' }],
    ['a weight in kilos', { weight: '0.4' }],
    ['a name of two letters', { name: 'ab' }],
    ['a word of 31 letters', { name: `Adire ${'a'.repeat(31)}` }],
    ['a category of its own', { category: 'weapons' }],
    ['a short description', { description: 'Nice.' }],
  ])('refuses %s', (_why, change) => {
    expect(isGood({})).toBe(true)
    expect(isGood(change)).toBe(false)
  })

  test.each([
    `${'a'.repeat(30)} ${'b'.repeat(30)}`,
    `${'a'.repeat(30)}-${'b'.repeat(30)}`,
    '帽'.repeat(30),
  ])('takes words of 30 characters: %j', (name) => expect(isGood({ name })).toBe(true))
})

describe('a change of a product', () => {
  const ID = 'k3f9qzk3f9qzk3f9qz01'
  const L = 'k3f9qzk3f9qzk3f9qzll'
  const M = 'k3f9qzk3f9qzk3f9qzmm'
  const plain = sampleProduct({ id: ID, available_items: 3 })
  const description = 'Mended: hand-dyed in Abeokuta.'

  test('sends only what was touched, so that no count of before comes back', () => {
    const fields = { ...basicOf(plain), description } as Basic
    const sold = { ...plain, available_items: 1 }
    expect(changesOf(fields, sold, basicOf(plain))).toEqual({ description })
  })

  test('sends a new count with the one that was seen', () => {
    const fields = { ...basicOf(plain), available_items: '5' } as Basic
    expect(changesOf(fields, { ...plain, available_items: 1 }, basicOf(plain))).toEqual({
      available_items: 5,
      seen_stock: { [ID]: 3 },
    })
  })

  test('sends of variants what was touched, whatever was sold or became dearer since', () => {
    const variant = (id: string, value: string): Variant => ({
      id,
      values: [value],
      price: 500_000,
      status: 'active',
    })
    const varied = sampleProduct({
      id: ID,
      options: [{ name: 'Size', values: ['M', 'L'] }],
      variants: [variant(M, 'M'), variant(L, 'L')],
      available: { [M]: 5, [L]: 5 },
    })
    const fields = basicOf(varied) as Basic
    const rows = fields.choices.rows.map((row) => (row.id === L ? { ...row, sku: 'L-1' } : row))
    const changed = { ...fields, choices: { ...fields.choices, rows } }
    const dearer = (one: Variant) => (one.id === M ? { ...one, price: 900_000 } : one)
    const now = { ...varied, available: { [M]: 3, [L]: 5 }, variants: varied.variants?.map(dearer) }
    expect(changesOf(changed, now as typeof varied, fields)).toEqual({
      variants: [{ id: L, sku: 'L-1' }],
      seen_stock: { [M]: 5, [L]: 5 },
    })
  })
})
