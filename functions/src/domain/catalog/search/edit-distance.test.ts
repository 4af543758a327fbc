import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editsBetween, letterBits, mayBeWithin } from './edit-distance'

test.each([
  ['leahter', 'leather', 1],
  ['wraper', 'wrapper', 1],
  ['drumm', 'drum', 1],
  ['calabsh', 'calabash', 1],
  ['kente', 'kante', 1],
  ['same', 'same', 0],
  ['adire', 'ankara', 4],
])('%s is as far from %s as a person would say', (a, b, editDistance) => {
  expect(editsBetween(a, b, 9)).toBe(editDistance)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'ọ'), maxLength: 9 })

test('is the same from either side, and too many is never taken for few', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
      const editDistance = editsBetween(a, b, 99)
      expect(editsBetween(b, a, 99)).toBe(editDistance)
      expect(editsBetween(a, b, max) <= max).toBe(editDistance <= max)
    }),
  )
})

test('letters rule out only words that are too far', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const editDistance = editsBetween(a, b, 99)
      expect(mayBeWithin(letterBits(a), letterBits(b), editDistance)).toBe(true)
    }),
  )
})
