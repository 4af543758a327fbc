import { expect, test } from 'vitest'
import { counted, countedRange } from './counted'

test.each([
  [0, 'day', undefined, '0 days'],
  [1, 'day', undefined, '1 day'],
  [2, 'day', undefined, '2 days'],
  [1, 'reply', 'replies', '1 reply'],
  [1_200, 'reply', 'replies', '1,200 replies'],
])('%d of %s', (count, one, many, text) => {
  expect(counted(count, one, many)).toBe(text)
})

test.each([
  [1, 1, '1 day'],
  [0, 1, '0 to 1 day'],
  [2, 2, '2 days'],
  [2, 5, '2 to 5 days'],
])('from %d to %d days', (from, to, text) => {
  expect(countedRange(from, to, 'day')).toBe(text)
})
