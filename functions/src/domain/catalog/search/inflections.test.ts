import { expect, test } from 'vitest'
import { inflectionsOf } from './inflections'

test.each([
  ['foldable', 'folding', true],
  ['fold', 'folding', true],
  ['learn', 'learner', true],
  ['grinder', 'grinding', true],
  ['carving', 'carve', true],
  ['printer', 'print', false],
  ['ring', 'er', false],
])('of %s is %s: %s', (word, other, is) => {
  expect(inflectionsOf(word).includes(other)).toBe(is)
})
