import { expect, test } from 'vitest'
import { goodsFacts } from './goods-facts'

const size = (value: string) => [{ name: 'Size', value }]

test('an email about one kind of goods says what was chosen', () => {
  expect(goodsFacts([{ title: 'Gown', options: size('L'), quantity: 2 }])).toEqual([['Size', 'L']])
})

test('an email about several goods lists each with its number', () => {
  const gown = { title: 'Gown', options: size('L'), quantity: 1 }
  const cap = { title: 'Cap', options: [], quantity: 3 }
  expect(goodsFacts([gown, cap])).toEqual([
    ['1 ×', 'Gown (L)'],
    ['3 ×', 'Cap'],
  ])
})
