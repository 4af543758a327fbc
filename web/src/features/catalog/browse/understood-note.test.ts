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
    { ...base, q: 'agbada', left_out: ['XL'] },
    'Showing results for “agbada” instead. None comes in “XL”.',
  ],
  [
    { ...base, match: 'some' as const },
    'No product has all of these words. These have some of “leather bag”.',
  ],
  [
    { ...base, match: 'instead' as const, q: 'sneakers', left_out: ['48'] },
    'There is no “sneakers”. This comes close. None comes in “48”.',
  ],
  [
    { ...base, match: 'size' as const, q: 'dress', size: 'L' },
    'No “dress” comes in L. Here is what does.',
  ],
  [
    { ...base, price_max: 2_000_000, states: ['Lagos'] },
    'Showing results for “leather bag” delivered to Lagos for up to ₦20,000 instead.',
  ],
  [{ ...base, q: '', price_min: 500_000 }, 'Showing products from ₦5,000 instead.'],
  [{ ...base, match: 'ideas' as const }, 'Nothing is called that. Here are some ideas.'],
  [
    { ...base, match: 'ideas' as const, price_min: 500_000, price_max: 1_000_000 },
    'Nothing is called that. Here are some ideas for ₦5,000 to ₦10,000.',
  ],
])('says how a text was read', (understood, text) => {
  expect(understoodText(understood)).toBe(text)
})
