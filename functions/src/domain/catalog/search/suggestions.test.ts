import { expect, test } from 'vitest'
import { categoriesBegunBy, isBegunBy } from './suggestions'

test.each([
  ['Sunrise Works Lagos', 'sun', true],
  ['Sunrise Works Lagos', 'lagos sun', true],
  ['Sunrise Works Lagos', 'rise', false],
  ['Ọjà Works', 'oja', true],
  ['Ọjà Works', ' -', false],
])('“%s” is begun by “%s”: %s', (text, q, expected) => {
  expect(isBegunBy(text, q)).toBe(expected)
})

test('categories are found by the words of their labels', () => {
  expect(categoriesBegunBy('watch')).toEqual(['jewelry_watches'])
  expect(categoriesBegunBy('toys')).toEqual(['toys_games'])
})
