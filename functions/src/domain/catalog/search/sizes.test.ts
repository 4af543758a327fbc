import { expect, test } from 'vitest'
import { fitsOf, sizeKeys } from './sizes'

const sized = (size: string) => ({ id: 'a', price: 1, attributes: { size } })

test.each([
  ['L', ['l']],
  ['Large', ['l']],
  ['EU 44', ['44', 'eu 44']],
  ['57 cm', ['57', '57 cm']],
  ['Made to measure', ['*']],
  ['Free size', ['*']],
  ['180 x 55 cm', []],
  ['3 litres', []],
])('a product of size “%s” fits who asks for %j', (size, keys) => {
  expect(fitsOf(sized(size))).toEqual(keys)
})

test('only sizes that are there to be bought fit', () => {
  const variants = ['S', 'L'].map((size) => ({
    id: size,
    values: [size],
    price: 1,
    status: 'active' as const,
  }))
  const options = [{ name: 'Size', values: ['S', 'L'] }]
  const product = { ...sized('M'), options, variants, available: { S: 0, L: 2 } }
  expect(fitsOf(product)).toEqual(['l'])
})

test.each([
  ['XL', true, ['xl', '*']],
  ['extra large', false, ['xl']],
  ['42', true, ['42', '*']],
  ['UK 12', false, ['uk 12']],
  ['tall', true, []],
])('who types “%s” asks for it', (typed, withAny, keys) => {
  expect(sizeKeys(typed, withAny)).toEqual(keys)
})

test.each([
  ['UK14', 'uk 14'],
  ['42 EU', 'eu 42'],
  ['x large', 'xl'],
  ['double xl', 'xxl'],
])('%s is asked for as %s', (typed, key) => {
  expect(sizeKeys(typed, false)).toEqual([key])
})
