import { expect, test } from 'vitest'
import { usesLeft } from '../../../contract/orders/uses-left'
import { MINUTE_MS, millisOf, timestampFromMillis } from '../../../contract/time'
import { sampleDeal } from '../checkout/testing/sample-deal'
import { START } from '../transaction/testing/sample'
import { isLive, liveFor, PRICE_FOR_ONE_MS, priceForOne } from './live-deal'

test('a deal is live until its show ends, never beyond its own end', () => {
  const deal = sampleDeal({ expires_at: timestampFromMillis(START + 90 * MINUTE_MS) })
  expect(isLive(deal, START)).toBe(false)
  const live = { ...deal, ...liveFor(deal, 60, START) }
  expect(isLive(live, START + 60 * MINUTE_MS - 1)).toBe(true)
  expect(isLive(live, START + 60 * MINUTE_MS)).toBe(false)
  expect(isLive({ ...live, ...liveFor(live, 0, START + 1) }, START + 1)).toBe(false)
  expect(liveFor(deal, 240, START).live_until).toEqual(deal.expires_at)
})

test('what is left is neither sold, nor being paid for, nor set apart for one buyer', () => {
  const deal = sampleDeal({ terms: { uses: 20 }, reserved: 3, sold: 10 })
  expect(usesLeft(deal)).toBe(7)
  expect(usesLeft({ ...deal, apart: 2 })).toBe(5)
  expect(usesLeft({ ...deal, sold: 20 })).toBe(0)
})

test('a price for one buyer is one use on the same terms, and goes back when its payment can’t come', () => {
  const deal = sampleDeal({ terms: { uses: 20 }, reserved: 3, sold: 10, flags: ['contact'] })
  const one = priceForOne(deal, { id: 'one', code: 'KMNPQRSTVW', price_minor: 350_000 }, START)
  expect(one).toMatchObject({
    id: 'one',
    code: 'KMNPQRSTVW',
    of: deal.id,
    flags: ['contact'],
    reserved: 0,
    sold: 0,
  })
  expect(one.terms).toEqual({ ...deal.terms, uses: 1, price_minor: 350_000 })
  expect(millisOf(one.expires_at)).toBe(START + PRICE_FOR_ONE_MS)
  expect(one.due && millisOf(one.due.at)).toBe(START + 20 * MINUTE_MS)
  expect(isLive(one, START + 15 * MINUTE_MS)).toBe(true)
})
