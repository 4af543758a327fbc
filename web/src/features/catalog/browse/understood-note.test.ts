import { expect, test } from 'vitest'
import { understoodText } from './understood-note'

const base = { match: 'written' as const, q: 'leather bag', states: [], left_out: [] }

test.each([
  [
    { ...base, match: 'meant' as const, q: 'shea butter' },
    'Showing results for “shea butter” instead.',
  ],
  [{ ...base, states: ['Lagos'] }, 'Showing results for “leather bag” delivered to Lagos instead.'],
  [{ ...base, q: '', states: ['Oyo'] }, 'Showing products delivered to Oyo instead.'],
  [
    { ...base, q: 'agbada', left_out: ['size', 'XL'] },
    'Showing results for “agbada” instead. None says “size XL”.',
  ],
  [
    { ...base, match: 'some' as const },
    'No product has all of these words. These have some of “leather bag”.',
  ],
  [{ ...base, match: 'ideas' as const }, 'Nothing is called that. Here are some ideas.'],
])('says how a text was read', (understood, text) => {
  expect(understoodText(understood)).toBe(text)
})
