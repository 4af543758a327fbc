import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { allProblems, countsOf } from '../../support/checkouts'
import {
  agreedOffer,
  agreedTotal,
  answerOffer,
  haggledProduct,
  lineOf,
  makeOffer,
  orderOffer,
  payOffer,
  readOfferNow,
  settleLater,
  tryToBuyOffer,
} from '../../support/offers'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, shipOrder, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person
let product: Product

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())
beforeEach(async () => {
  buyer = await testApi.buyer()
  product = await haggledProduct(testApi, vendor)
})

const agreed = (price?: number) => agreedOffer(testApi, { vendor, buyer, product }, price)
const quote = (body: object, as?: Person) =>
  testApi.call<{ total_minor: number; stores: { goods_minor: number }[]; changes: unknown[] }>(
    'POST',
    as ? '/checkouts/offer' : '/checkouts/quote',
    { ...(as && { as }), body },
  )

describe('an agreed price', () => {
  test('is quoted to its buyer alone, with the fee of it', async () => {
    const offer = await agreed()
    const { status, data } = await quote({ lines: [lineOf(offer, 800_000)] }, buyer)
    expect(status).toBe(200)
    // 2.5 % of ₦8,000 and ₦100.
    expect(data).toMatchObject({ total_minor: 830_000, changes: [] })
    expect(data.stores).toEqual([
      expect.objectContaining({ goods_minor: 800_000, escrow_fee_minor: 30_000 }),
    ])
    expect(codeOf(await quote({ lines: [lineOf(offer)] }))).toBe('offer/not-found')
    const other = await testApi.buyer()
    expect(codeOf(await quote({ lines: [lineOf(offer)] }, other))).toBe('offer/not-found')
    expect(codeOf(await tryToBuyOffer(testApi, other, offer))).toBe('offer/not-found')
  })

  test('is paid, released and rated like any other, to the kobo', async () => {
    await testApi.forgetLimit(buyer)
    const made = await makeOffer(testApi, buyer, product, 777_777, { units: 3 })
    const offer = await answerOffer(testApi, vendor, made, 'accept')
    const ordered = await orderOffer(testApi, buyer, offer)
    expect(ordered).toMatchObject({
      amount_paid: agreedTotal(offer),
      escrow_fee: agreedTotal(offer) - 3 * 777_777,
      items: [{ product_id: product.id, unit_price: 777_777, quantity: 3, offer_id: offer.id }],
    })
    expect(ordered.source).toBeUndefined()
    expect(await countsOf(testApi, { product })).toEqual([7, 3, 0])
    expect(await readOfferNow(offer)).toMatchObject({ state: 'accepted', order_id: ordered.id })
    const held = await payOffer(testApi, buyer, ordered)
    expect(await readOfferNow(offer)).toMatchObject({ state: 'bought', order_id: ordered.id })
    expect(await countsOf(testApi, { product })).toEqual([7, 0, 3])
    await shipOrder(testApi, vendor, held)
    await testApi.done(buyer, held, 'receive')
    const released = await testApi.done(buyer, held, 'approve')
    expect(released.money.released_minor).toBe(3 * 777_777)
    await testApi.done(buyer, held, 'review', { rating: 5, text: 'Worth every naira.' })
    const reviews = await testApi.call<{ items: { product_id: string }[] }>(
      'GET',
      `/public/products/${product.id}/reviews`,
    )
    expect(reviews.data.items).toMatchObject([{ product_id: product.id }])
    expect(await allProblems(testApi)).toEqual([])
  })

  test('is bought in a cart beside other goods of the store, which cost what they cost', async () => {
    const offer = await agreed()
    const other = await testApi.product(vendor, { price: 500_000 })
    await testApi.forgetLimit(buyer)
    const lines = [lineOf(offer), { product_id: other.id, quantity: 1 }]
    const total = (await quote({ lines }, buyer)).data.total_minor
    const { status, data } = await tryToBuyOffer(testApi, buyer, offer, {
      lines,
      expected_total_minor: total,
    })
    expect(status).toBe(200)
    expect(data.transactions[0]?.items).toMatchObject([
      { unit_price: 800_000, offer_id: offer.id },
      { unit_price: 500_000 },
    ])
  })

  test('is for the units and the goods that were agreed on', async () => {
    const offer = await agreed()
    const other = await testApi.product(vendor)
    for (const line of [
      { ...lineOf(offer), quantity: 2 },
      { ...lineOf(offer), product_id: other.id, variant_id: other.id },
    ]) {
      expect(codeOf(await quote({ lines: [line] }, buyer))).toBe('offer/not-payable')
      const refused = await tryToBuyOffer(testApi, buyer, offer, { lines: [line] })
      expect(codeOf(refused)).toBe('offer/not-payable')
    }
    expect(await countsOf(testApi, { product })).toEqual([10, 0, 0])
  })

  test('isn’t one before it is accepted, or once its day is over', async () => {
    const made = await makeOffer(testApi, buyer, product, 800_000)
    expect(codeOf(await tryToBuyOffer(testApi, buyer, made))).toBe('offer/not-payable')
    const offer = await answerOffer(testApi, vendor, made, 'accept')
    testApi.passTime(DAY_MS)
    const refused = await tryToBuyOffer(testApi, buyer, offer)
    expect(refused.error).toMatchObject({ code: 'offer/not-payable' })
  })

  test('is never above what the listing says, and not sold once the store has none', async () => {
    const offer = await agreed()
    const put = (body: object) =>
      testApi.call('PUT', `/vendors/products/${product.id}`, { as: vendor, body })
    await put({ price: 799_999 })
    expect(codeOf(await tryToBuyOffer(testApi, buyer, offer))).toBe('offer/not-payable')
    await put({ price: 1_000_000, available_items: 0 })
    const refused = await tryToBuyOffer(testApi, buyer, offer)
    expect(refused.error).toMatchObject({
      code: 'checkout/changed',
      details: { changes: expect.arrayContaining([expect.objectContaining({ kind: 'fewer' })]) },
    })
  })

  test('reserves nothing: who pays first gets the last one', async () => {
    product = await haggledProduct(testApi, vendor, {}, { available_items: 1 })
    const offer = await agreed()
    const other = await testApi.buyer()
    await testApi.paid(other, product)
    expect(codeOf(await tryToBuyOffer(testApi, buyer, offer))).toBe('checkout/changed')
    await settleLater(testApi, HOUR_MS)
    expect((await readOfferNow(offer)).state).toBe('accepted')
  })

  test('is bought once, by whichever of two at once comes first', async () => {
    const offer = await agreed()
    await testApi.forgetLimit(buyer)
    const tried = await Promise.all([1, 2, 3].map(() => tryToBuyOffer(testApi, buyer, offer)))
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countsOf(testApi, { product })).toEqual([9, 1, 0])
    await testApi.forgetLimit(buyer)
    expect(codeOf(await tryToBuyOffer(testApi, buyer, offer))).toBe('offer/not-payable')
  })
})

describe('an order that isn’t paid', () => {
  test('frees the price for the rest of its day', async () => {
    const offer = await agreed()
    const first = await orderOffer(testApi, buyer, offer)
    await testApi.done(buyer, first, 'cancel')
    expect(await readOfferNow(offer)).toMatchObject({ state: 'accepted', order_id: null })
    await settleLater(testApi)
    expect(await readOfferNow(offer)).toMatchObject({
      state: 'accepted',
      due: { at: offer.expires_at },
    })
    const second = await orderOffer(testApi, buyer, offer)
    await payOffer(testApi, buyer, second)
    expect(await readOfferNow(offer)).toMatchObject({ state: 'bought', order_id: second.id })
  })

  test('keeps it while it may be paid, although the day ends and the listing changes', async () => {
    const offer = await agreed()
    testApi.passTime(DAY_MS - MINUTE_MS)
    const ordered = await orderOffer(testApi, buyer, offer)
    await settleLater(testApi, 2 * MINUTE_MS)
    expect(await readOfferNow(offer)).toMatchObject({ state: 'accepted', order_id: ordered.id })
    await payOffer(testApi, buyer, ordered)
    expect((await readOfferNow(offer)).state).toBe('bought')
  })

  test('lets it expire once its time is over too', async () => {
    const offer = await agreed()
    testApi.passTime(DAY_MS - MINUTE_MS)
    await orderOffer(testApi, buyer, offer)
    testApi.passTime(POLICY.limits.proven.pending_ms)
    await testApi.drain()
    testApi.passTime(HOUR_MS)
    await testApi.drain()
    expect(await readOfferNow(offer)).toMatchObject({
      ...{ state: 'expired', order_id: null },
      unpaid_at: offer.expires_at,
    })
  })

  test('has its price when its money comes late and the buyer keeps it', async () => {
    const offer = await agreed()
    const ordered = await orderOffer(testApi, buyer, offer)
    await testApi.done(buyer, ordered, 'cancel')
    testApi.pay(ordered, { is_silent: true, channel: 'bank_transfer' })
    await testApi.verify(buyer, ordered)
    const kept = await testApi.done(buyer, ordered, 'keep')
    expect(kept.amount_paid).toBe(agreedTotal(offer))
    expect(await readOfferNow(offer)).toMatchObject({ state: 'bought', order_id: ordered.id })
  })

  test('isn’t kept at a price that another order of its buyer has', async () => {
    const offer = await agreed()
    const ordered = await orderOffer(testApi, buyer, offer)
    await testApi.done(buyer, ordered, 'cancel')
    const second = await orderOffer(testApi, buyer, offer)
    testApi.pay(ordered, { is_silent: true, channel: 'bank_transfer' })
    await testApi.verify(buyer, ordered)
    const refused = await testApi.act(buyer, ordered, 'keep')
    expect(refused.status).toBe(409)
    expect(await readOfferNow(offer)).toMatchObject({ order_id: second.id })
  })
})
