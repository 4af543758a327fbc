import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Message } from '../../../functions/src/contract/entities/messaging/message'
import type { Offer } from '../../../functions/src/contract/entities/orders/offer'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, millisOf } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import {
  answerOffer,
  haggledProduct,
  makeOffer,
  plantOffer,
  tryAnswer,
  tryOffer,
} from '../../support/offers'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

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

const look = async (as: Person, { id }: { id: string }) => {
  const response = await testApi.call<Offer[]>('GET', '/offers', { as })
  return { ...response, data: response.data?.find((one) => one.id === id) as Offer }
}
const list = async (as: Person) =>
  (await testApi.call<Offer[]>('GET', '/offers', { as })).data.filter(
    ({ product_id }) => product_id === product.id,
  )
const said = async ({ conversation_id }: Offer) =>
  (
    await collectionOf<Message>(
      `${COLLECTIONS.conversations}/${conversation_id}/${SUBCOLLECTIONS.messages}`,
    )
      .orderBy('sent_at')
      .get()
  ).docs.map((document) => document.data())
const vendorsProduct = (body: object, id = product.id) =>
  testApi.call<Product>('PUT', `/vendors/products/${id}`, { as: vendor, body })

describe('a haggle', () => {
  test('goes from a first price over three each to one that both agree to', async () => {
    let offer = await makeOffer(testApi, buyer, product, 600_000)
    expect(offer).toMatchObject({ state: 'open', units: 1, order_id: null })
    expect(millisOf(offer.expires_at)).toBeGreaterThan(testApi.clock() + 23 * HOUR_MS)
    const prices = [900_000, 650_000, 850_000, 700_000, 800_000]
    for (const [index, price] of prices.entries()) {
      offer = await answerOffer(testApi, index % 2 === 0 ? vendor : buyer, offer, price)
      expect(offer.state).toBe('countered')
    }
    expect(codeOf(await tryAnswer(testApi, buyer, offer, 750_000))).toBe('offer/no-rounds')
    offer = await answerOffer(testApi, buyer, offer, 'accept')
    expect(offer).toMatchObject({ state: 'accepted' })
    expect(offer.rounds.map(({ price_minor }) => price_minor)).toEqual([600_000, ...prices])
    const messages = await said(offer)
    expect(messages.map(({ text }) => text)).toEqual([
      'I offer ₦6,000 for Woven basket.',
      'How about ₦9,000?',
      'How about ₦6,500?',
      'How about ₦8,500?',
      'How about ₦7,000?',
      'How about ₦8,000?',
      'Agreed: ₦8,000 for Woven basket.',
    ])
    expect(new Set(messages.map(({ offer_id }) => offer_id))).toEqual(new Set([offer.id]))
  })

  test('is its two parties’ alone', async () => {
    const offer = await makeOffer(testApi, buyer, product, 600_000)
    const asVendor = { ...offer, party: 'vendor' }
    expect((await look(buyer, offer)).data).toEqual(offer)
    expect((await look(vendor, offer)).data).toEqual(asVendor)
    const others = [await testApi.buyer(), await testApi.vendor('0123456782')]
    for (const other of others) {
      expect((await look(other, offer)).data).toBeUndefined()
      expect(codeOf(await tryAnswer(testApi, other, offer, 'accept'))).toBe('offer/not-found')
      expect(await list(other)).toEqual([])
    }
    expect(await list(buyer)).toEqual([offer])
    expect(await list(vendor)).toEqual([asVendor])
  })

  test('of two who press at once, the first commit holds and the other is told', async () => {
    const offer = await makeOffer(testApi, buyer, product, 600_000)
    const pressed = await Promise.all([
      tryAnswer(testApi, vendor, offer, 'accept'),
      tryAnswer(testApi, buyer, offer, 'withdraw'),
      tryAnswer(testApi, vendor, offer, 900_000),
    ])
    expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const refused of pressed.filter(({ status }) => status !== 200)) {
      expect(refused.error).toMatchObject({ code: 'offer/changed' })
    }
    expect(await said(offer)).toHaveLength(2)
  })

  test('that was seen before a counter isn’t accepted for what it says now', async () => {
    const offer = await makeOffer(testApi, buyer, product, 600_000)
    const countered = await answerOffer(testApi, vendor, offer, 900_000)
    const again = await answerOffer(testApi, buyer, countered, 700_000)
    const refused = await tryAnswer(testApi, vendor, offer, 'accept')
    expect(refused.error).toMatchObject({
      code: 'offer/changed',
      details: { state: 'countered', round: 3 },
    })
    expect((await answerOffer(testApi, vendor, again, 'accept')).state).toBe('accepted')
  })

  test('takes a price with a counter, and with nothing else', async () => {
    const { id } = await makeOffer(testApi, buyer, product, 600_000)
    for (const body of [
      { answer: 'counter', round: 1 },
      { answer: 'accept', round: 1, price_minor: 600_000 },
    ]) {
      const refused = await testApi.call('POST', `/offers/${id}/answer`, { as: vendor, body })
      expect(codeOf(refused)).toBe('request/invalid')
    }
  })
})

describe('an offer is refused', () => {
  test('on a product that takes none, or none any more, and it says so to nobody sooner', async () => {
    const plain = await testApi.product(vendor)
    expect(codeOf(await tryOffer(testApi, buyer, plain, 600_000))).toBe('offer/off')
    expect((await vendorsProduct({ offers: null })).data.takes_offers).toBeUndefined()
    expect(codeOf(await tryOffer(testApi, buyer, product, 600_000))).toBe('offer/off')
  })

  test.each([
    [1_000_000, 409],
    [1_000_001, 409],
    [999_999, 200],
    [10_000, 200],
    [9_999, 409],
  ])('at %d kobo with %d', async (price, status) => {
    const response = await tryOffer(testApi, buyer, product, price)
    expect(response.status).toBe(status)
  })

  test('on one’s own, too many, unknown and paused goods, and says why', async () => {
    await testApi.call('POST', `/vendors/products/${product.id}/pause`, { as: vendor })
    const paused = await tryOffer(testApi, buyer, product, 600_000)
    expect(paused.error).toMatchObject({
      code: 'offer/off',
      details: { why: 'product/not-on-sale' },
    })
    await testApi.call('POST', `/vendors/products/${product.id}/resume`, { as: vendor })
    const unknown = { variant_id: testApi.deps.ids() }
    for (const [refused, code] of [
      [await tryOffer(testApi, vendor, product, 600_000), 'product/own-store'],
      [await tryOffer(testApi, buyer, product, 600_000, { units: 11 }), 'product/out-of-stock'],
      [await tryOffer(testApi, buyer, product, 600_000, unknown), 'product/variant-unknown'],
    ] as const) {
      expect(refused.error).toMatchObject({ code: 'offer/off', details: { why: code } })
    }
  })

  test('for more units than its buyer could buy, as at checkout', async () => {
    const refused = await tryOffer(testApi, buyer, product, 600_000, { units: 3 })
    expect([refused.status, refused.error]).toMatchObject([
      409,
      {
        code: 'transaction/unpaid-quantity',
        details: { max_quantity: 2, product_id: product.id },
      },
    ])
    const too_many = await tryOffer(testApi, buyer, product, 600_000, { units: 1_001 })
    expect(codeOf(too_many)).toBe('request/invalid')
    await testApi.forgetLimit(buyer)
    expect((await makeOffer(testApi, buyer, product, 600_000, { units: 3 })).units).toBe(3)
  })

  test('while another is open, also when both are made at once', async () => {
    const made = await Promise.all(
      [600_000, 610_000, 620_000].map((price) => tryOffer(testApi, buyer, product, price)),
    )
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const held = made.find(({ status }) => status === 200)?.data.id
    for (const { error } of made.filter(({ status }) => status === 409)) {
      expect(error).toMatchObject({ code: 'offer/exists', details: { offer_id: held } })
    }
    const other = await testApi.buyer()
    expect((await tryOffer(testApi, other, product, 600_000)).status).toBe(200)
  })

  test('after three agreed prices that weren’t paid in 30 days, until a date', async () => {
    const now = Math.floor(testApi.clock() / 1_000)
    const at = (days: number) => ({ seconds: now - (days * DAY_MS) / 1_000, nanoseconds: 0 })
    for (const days of [1, 10, 20]) {
      await plantOffer({
        ...{ id: testApi.deps.ids(), buyer_id: buyer.uid, product_id: testApi.deps.ids() },
        ...{ state: 'expired', due: null, unpaid_at: at(days) },
      })
    }
    const refused = await tryOffer(testApi, buyer, product, 600_000)
    expect(refused.error).toMatchObject({
      code: 'offer/unpaid',
      details: { until: { seconds: at(1).seconds + (30 * DAY_MS) / 1_000 } },
    })
  })
})
