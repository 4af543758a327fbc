import { expect, test } from 'vitest'
import { mergeNoteText } from './merge-notes'
import { mergedLine } from './merged-line'

const ID = 'p'.repeat(20)
const line = (quantity: number) => ({
  product_id: ID,
  variant_id: ID,
  quantity,
  price_minor: 500_000,
})
const product = {
  name: 'Adire shirt',
  vendor_id: 'vendor',
  available_items: 5,
  status: 'active',
} as const

test('keeps a visitor’s line', () => {
  expect(mergedLine(line(2), undefined, product, 'buyer')).toEqual({
    line: line(2),
    note: undefined,
  })
})

test('takes the larger quantity of a line that is in both, and says so (case 32)', () => {
  const merged = mergedLine(line(2), line(4), product, 'buyer')
  expect(merged.line?.quantity).toBe(4)
  expect(merged.note && mergeNoteText(merged.note)).toBe(
    'Adire shirt was in your cart already: it has 4, the larger number.',
  )
})

test('keeps what the account has by an offer, whose units were agreed on', () => {
  const known = { ...line(1), offer_id: 'f'.repeat(20) }
  expect(mergedLine(line(4), known, product, 'buyer')).toEqual({ line: known, note: undefined })
})

test('takes at most what is in stock, of the variant, and says so (case 32)', () => {
  expect(mergedLine(line(9), line(4), product, 'buyer')).toMatchObject({
    line: { quantity: 5 },
    note: { kind: 'fewer', quantity: 5 },
  })
  const varied = { ...product, available: { [ID]: 2 } }
  expect(mergedLine(line(3), undefined, varied, 'buyer').line?.quantity).toBe(2)
})

test('drops one’s own goods with the reason (case 31)', () => {
  const merged = mergedLine(line(2), undefined, product, 'vendor')
  expect(merged.line).toBeUndefined()
  expect(merged.note && mergeNoteText(merged.note)).toBe(
    'Adire shirt is from your own store, so it is not in your cart.',
  )
})

test('drops what is no longer sold with the reason', () => {
  const gone = { ...product, status: 'paused' } as const
  expect(mergedLine(line(2), undefined, gone, 'buyer').note?.kind).toBe('gone')
  expect(mergedLine(line(2), undefined, undefined, 'buyer').note?.kind).toBe('gone')
})
