import { expect, test } from 'vitest'
import { countText } from './count-text'

test.each([
  [0, '0'],
  [10_000, '10000'],
  [10_001, '10,000+'],
  [1_234_567, '10,000+'],
])('shows %d as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})
