import { expect, test } from 'vitest'
import { countText } from './count-text'

test.each([
  [0, '0'],
  [9_998, '9,998'],
  [10_000, '10,000'],
  [10_001, '10,000+'],
  [1_234_567, '10,000+'],
])('shows %d as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})
