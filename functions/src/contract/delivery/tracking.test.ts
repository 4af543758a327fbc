import { expect, test } from 'vitest'
import { withoutTracking } from './tracking'

test.each([
  ['', ''],
  ['?', ''],
  ['?fbclid=IwAR0', ''],
  ['?utm_source=ig&utm_medium=social', ''],
  ['?gad_source=1&gclid=a-b', ''],
  ['?FBCLID=x', ''],
  ['?q=adire&fbclid=x&page=2', '?q=adire&page=2'],
  ['?q=a%26b&igsh=MTc4', '?q=a%26b'],
  ['?q=utm_source', '?q=utm_source'],
  ['?gclids=x', '?gclids=x'],
])('keeps of %j what the page shows: %j', (search, kept) => {
  expect(withoutTracking(search)).toBe(kept)
})
