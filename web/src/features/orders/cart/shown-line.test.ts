import { timestampFromMillis } from '@contract/time'
import { expect, test } from 'vitest'
import { rounds, sampleOffer } from '../testing/sample-offer'
import { shownLine } from './shown-line'

const NOW = Date.UTC(2026, 10, 20)
const expires_at = timestampFromMillis(NOW + 1)
const offer = sampleOffer({ state: 'accepted', expires_at, rounds: rounds(700_000, 800_000) })
const line = {
  ...{ product_id: offer.product_id, variant_id: offer.variant_id, quantity: 1 },
  ...{ price_minor: 1, offer_id: offer.id },
}
const refused = new Set<string>()
const { offer_id: _, ...plain } = line

test('has the price that was agreed on, and until when', () => {
  expect(shownLine(line, { offers: [offer], refused }, NOW)).toEqual({
    ...line,
    price_minor: 800_000,
    agreed_until: expires_at,
  })
})

test('is as it was put in while nobody knows how its offer stands', () => {
  expect(shownLine(line, { offers: undefined, refused }, NOW)).toEqual(line)
  expect(shownLine(plain, { offers: undefined, refused }, NOW)).toEqual(plain)
})

test.each([
  ['its time is over', { expires_at: timestampFromMillis(NOW) }],
  ['its time is over', { state: 'expired' }],
  ['it was withdrawn', { state: 'withdrawn' }],
  ['the listing costs less now', { state: 'void', void_reason: 'price' }],
  ['too few are left', { state: 'void', void_reason: 'sold' }],
  ['you have bought it', { state: 'bought', order_id: 'o'.repeat(20) }],
  ['an order of yours at this price waits for its payment', { order_id: 'o'.repeat(20) }],
  ['it was for another number of pieces', { units: 2 }],
] as const)('is sold as to everyone once %s', (lapsed, change) => {
  const ended = { ...offer, ...change }
  expect(shownLine(line, { offers: [ended], refused }, NOW)).toEqual({ ...plain, lapsed })
})

test('is sold as to everyone if the server refused its offer, or has none of that id', () => {
  const by = new Set([offer.id])
  expect(shownLine(line, { offers: [offer], refused: by }, NOW).lapsed).toMatch(
    /doesn’t sell at it/,
  )
  expect(shownLine(line, { offers: [], refused }, NOW)).toEqual({ ...plain, lapsed: 'it is over' })
})
