import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../../contract/api/errors'
import type { StoredOffer } from '../../../contract/entities/orders/offer'
import { endNews, offerMessage } from '../../../contract/orders/offer-words'
import { DAY_MS, HOUR_MS, MINUTE_MS, millisOf, timestampFromMillis } from '../../../contract/time'
import { plainStock } from '../../catalog/product/variants'
import { START, sampleProduct } from '../transaction/testing/sample'
import { afterReservation } from './after-reservation'
import { agreedGoods } from './agreed-goods'
import { answerTime, automaticAnswer } from './automatic-answer'
import { requirePaysOffers, requireRoundOfDay } from './offer-limits'
import { roundsOf, sampleStoredOffer } from './testing/sample-offer'
import { type Listing, voidReason } from './void-reason'

const NOW = START + HOUR_MS
const listed = sampleProduct({ takes_offers: true })

const refusalOf = (work: () => unknown) => {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

describe('an offer is void', () => {
  const stockOf = (available: number, reserved = 0) =>
    plainStock({ ...listed, available_items: available, reserved_items: reserved })
  const listing: Listing = { product: listed, stock: stockOf(10), is_blocked: false }
  const offer = sampleStoredOffer({ units: 2 })

  test('not while its listing is as it was, or its last units are only reserved', () => {
    expect(voidReason(offer, listing, NOW)).toBeUndefined()
    expect(voidReason(offer, { ...listing, stock: stockOf(0, 2) }, NOW)).toBeUndefined()
    expect(voidReason(offer, { ...listing, product: { ...listed, price: 400_000 } }, NOW)).toBe(
      undefined,
    )
  })

  const RESTS = { holiday: null, paused_at: timestampFromMillis(NOW) }
  const priced = { product: { ...listed, price: 399_999 } }
  const varied = {
    product: {
      ...listed,
      options: [{ name: 'Size', values: ['L'] }],
      variants: [{ id: listed.id, values: ['L'], price: 500_000, status: 'active' as const }],
    },
  }
  test.each<[string, Partial<Listing>]>([
    ['price', priced],
    ['variant', varied],
    ['sold', { stock: stockOf(1) }],
    ['gone', { product: { ...listed, status: 'paused' } }],
    ['gone', { product: { ...listed, vendor_active: false } }],
    ['gone', { product: undefined }],
    ['resting', { product: { ...listed, store_rest: RESTS } }],
    ['blocked', { is_blocked: true, ...priced }],
    ['off', { product: sampleProduct() }],
  ])('for %s', (reason, change) => {
    expect(voidReason(offer, { ...listing, ...change }, NOW)).toBe(reason)
  })

  test('not for being turned off once it is agreed', () => {
    const product = sampleProduct()
    expect(voidReason({ ...offer, state: 'accepted' }, { ...listing, product }, NOW)).toBe(
      undefined,
    )
  })

  test('and says why in words, as for any other end', () => {
    expect(endNews({ state: 'void', void_reason: 'price' })).toBe('the listing costs less now')
    expect(endNews({ state: 'declined' })).toBe('it was declined')
    expect(endNews({ state: 'withdrawn' })).toBe('it was withdrawn')
    expect(endNews({ state: 'expired' })).toBe('its time is over')
  })
})

describe('settings', () => {
  test.each([
    [450_000, 'accept'],
    [449_999, undefined],
    [300_000, undefined],
    [299_999, 'decline'],
  ])('answer %d kobo with %s', (price, answer) => {
    const settings = { accept_from_minor: 450_000, decline_below_minor: 300_000 }
    expect(automaticAnswer(settings, price)).toBe(answer)
    expect(automaticAnswer({}, price)).toBeUndefined()
  })

  test('answer after 1 to 10 minutes, and never at the same time', () => {
    const times = Array.from({ length: 500 }, () => answerTime(NOW, randomBytes) - NOW)
    expect(Math.min(...times)).toBeGreaterThanOrEqual(MINUTE_MS)
    expect(Math.max(...times)).toBeLessThan(10 * MINUTE_MS)
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(6 * MINUTE_MS)
    expect(answerTime(NOW, (size) => new Uint8Array(size))).toBe(NOW + MINUTE_MS)
    expect(answerTime(NOW, (size) => new Uint8Array(size).fill(255))).toBeLessThan(
      NOW + 10 * MINUTE_MS,
    )
  })
})

describe('prices of a day', () => {
  const made = (hours: number): Pick<StoredOffer, 'rounds'> => ({
    rounds: roundsOf([400_000], NOW - hours * HOUR_MS),
  })

  test('are three of a buyer on one product, over all offers', () => {
    expect(refusalOf(() => requireRoundOfDay([made(1), made(2)], NOW))).toBeUndefined()
    expect(refusalOf(() => requireRoundOfDay([made(1), made(2), made(24)], NOW))).toBeUndefined()
    const error = refusalOf(() => requireRoundOfDay([made(1), made(23), made(2)], NOW))
    expect(error?.code).toBe('offer/too-many')
    expect(error?.details).toEqual({ until: timestampFromMillis(NOW + HOUR_MS) })
  })

  test('count what is named within one offer, but not what the vendor named', () => {
    const rounds = roundsOf([300_000, 450_000, 310_000, 440_000], NOW - 4 * HOUR_MS)
    expect(refusalOf(() => requireRoundOfDay([{ rounds }], NOW))).toBeUndefined()
    expect(refusalOf(() => requireRoundOfDay([{ rounds }, made(1)], NOW))?.code).toBe(
      'offer/too-many',
    )
  })
})

describe('agreed prices that weren’t paid', () => {
  const missed = (days: number) => ({ unpaid_at: timestampFromMillis(NOW - days * DAY_MS) })
  test.each<[number[], number | undefined]>([
    [[1, 2], undefined],
    [[1, 2, 30], 29],
    [[1, 2, 32], undefined],
    [[29, 40, 59], 1],
    [[30, 40, 50], undefined],
    // One more, long after three within a month, counts with none of them but two.
    [[1, 20, 35, 45], 10],
  ])('%j days ago turn offers off for %s more days', (days, left) => {
    const error = refusalOf(() => requirePaysOffers(days.map(missed), NOW))
    expect(error?.code).toBe(left === undefined ? undefined : 'offer/unpaid')
    const until = error?.details?.until as { seconds: number; nanoseconds: number } | undefined
    expect(until && (millisOf(until) - NOW) / DAY_MS).toBe(left)
  })
})

describe('agreed goods', () => {
  const agreed = sampleStoredOffer({ state: 'accepted', units: 2 })
  const wanted = { product_id: listed.id, quantity: 2 }
  const codeOf = (offer: Partial<StoredOffer>, more = {}, product = listed) =>
    refusalOf(() => agreedGoods(product, { ...agreed, ...offer }, { ...wanted, ...more }, NOW))
      ?.code

  test('cost what was agreed, and no other variant does', () => {
    expect(agreedGoods(listed, agreed, wanted, NOW)).toEqual({ ...listed, price: 400_000 })
    const variant = (id: string, value: string) => ({
      id,
      values: [value],
      price: 500_000,
      status: 'active' as const,
    })
    const product = {
      ...listed,
      options: [{ name: 'Size', values: ['L', 'M'] }],
      variants: [variant('large', 'L'), variant('medium', 'M')],
    }
    const goods = { ...agreed.goods, choice: ['L'] }
    const offer = { ...agreed, variant_id: 'large', goods }
    const bought = agreedGoods(product, offer, { ...wanted, variant_id: 'large' }, NOW)
    expect(bought.variants?.map(({ price }) => price)).toEqual([400_000, 500_000])
  })

  test('are bought as they were agreed, once, in time and for at most the listing', () => {
    expect(codeOf({})).toBeUndefined()
    for (const [offer, more] of [
      [{ state: 'countered' }, {}],
      [{ state: 'bought' }, {}],
      [{ order_id: 'k3f9qzk3f9qzk3f9qz01' }, {}],
      [{ expires_at: timestampFromMillis(NOW) }, {}],
      [{ product_id: 'another' }, {}],
      [{ variant_id: 'another' }, {}],
      [{}, { quantity: 1 }],
      [{}, { quantity: 3 }],
      [{}, { variant_id: 'another' }],
    ] as const) {
      expect(codeOf(offer, more)).toBe('offer/not-payable')
    }
    expect(codeOf({}, {}, { ...listed, price: 399_999 })).toBe('offer/not-payable')
    expect(codeOf({}, {}, { ...listed, price: 400_000 })).toBeUndefined()
  })
})

test('an order that is paid has bought its offer, and any other end frees it', () => {
  const at = timestampFromMillis(NOW)
  const payment = { reference: 'r', channel: 'card' as const, paid_at: at }
  expect(afterReservation({ payment, ended_at: null }, NOW)).toEqual({ state: 'bought', due: null })
  const freed = { order_id: null, due: { at, failures: 0, problem: null } }
  expect(afterReservation({ payment, ended_at: at }, NOW)).toEqual(freed)
  const unpaid = { ...payment, paid_at: null }
  expect(afterReservation({ payment: unpaid, ended_at: at }, NOW)).toEqual(freed)
})

test('a message says the step and the price', () => {
  const choice = ['L']
  const offer = sampleStoredOffer({ units: 2, goods: { ...sampleStoredOffer().goods, choice } })
  expect(offerMessage('make', offer)).toBe('I offer ₦4,000 each for 2 × Adire shirt (L).')
  expect(offerMessage('counter', sampleStoredOffer())).toBe('How about ₦4,000?')
  expect(offerMessage('accept', sampleStoredOffer())).toBe('Agreed: ₦4,000 for Adire shirt.')
  expect(offerMessage('decline', offer)).toBe('I can’t take ₦4,000 each.')
  expect(offerMessage('withdraw', offer)).toBe('I take my ₦4,000 each back.')
})
