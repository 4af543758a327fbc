import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Message } from '../../../functions/src/contract/entities/messaging/message'
import type { Offer } from '../../../functions/src/contract/entities/orders/offer'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, MINUTE_MS, millisOf } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import {
  answerOffer,
  haggledProduct,
  makeOffer,
  readOfferNow,
  settleLater,
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

describe('a hidden floor', () => {
  const answered = async (offer: Offer) => {
    const { answer_at, rounds } = await readOfferNow(offer)
    const [first] = rounds
    const waits = answer_at && first ? millisOf(answer_at) - millisOf(first.at) : 0
    expect(waits).toBeGreaterThanOrEqual(MINUTE_MS)
    expect(waits).toBeLessThanOrEqual(10 * MINUTE_MS)
    await settleLater(testApi, 10 * MINUTE_MS)
    return (await look(buyer, offer)).data
  }

  test('is answered minutes later, in words that a person would use', async () => {
    const settings = { accept_from_minor: 900_000, decline_below_minor: 500_000 }
    const quick = await haggledProduct(testApi, vendor, settings)
    const low = await makeOffer(testApi, buyer, quick, 499_999)
    await settleLater(testApi)
    expect((await look(buyer, low)).data).toEqual(low)
    const declined = await answered(low)
    expect(declined.state).toBe('declined')
    const [, words] = await said(low)
    expect(words).toMatchObject({ sender_id: vendor.uid, text: 'I can’t take ₦4,999.99.' })

    const byHand = await makeOffer(testApi, buyer, product, 499_999)
    const alike = await answerOffer(testApi, vendor, byHand, 'decline')
    expect(Object.keys(alike).toSorted()).toEqual(Object.keys(declined).toSorted())
    expect((await said(alike))[1]).toEqual({
      ...words,
      offer_id: alike.id,
      sent_at: expect.anything(),
    })

    const high = await makeOffer(testApi, buyer, quick, 900_000)
    expect((await answered(high)).state).toBe('accepted')
  })

  test('is left to the vendor between the two, and if the settings changed meanwhile', async () => {
    const settings = { accept_from_minor: 900_000, decline_below_minor: 500_000 }
    const quick = await haggledProduct(testApi, vendor, settings)
    const offer = await makeOffer(testApi, buyer, quick, 899_999)
    expect((await readOfferNow(offer)).answer_at).toBeNull()
    const countered = await answerOffer(testApi, vendor, offer, 950_000)
    const again = await answerOffer(testApi, buyer, countered, 949_999)
    expect((await readOfferNow(again)).answer_at).not.toBeNull()
    await vendorsProduct({ offers: {} }, quick.id)
    await settleLater(testApi, 10 * MINUTE_MS)
    expect(await readOfferNow(again)).toMatchObject({ state: 'countered', answer_at: null })
  })

  test('isn’t found by offering again after a no, or by withdrawing and offering again', async () => {
    const quick = await haggledProduct(testApi, vendor, { decline_below_minor: 700_000 })
    const low = await makeOffer(testApi, buyer, quick, 400_000)
    expect((await answered(low)).state).toBe('declined')
    const withdrawn = await makeOffer(testApi, buyer, quick, 550_000)
    await answerOffer(testApi, buyer, withdrawn, 'withdraw')
    const third = await makeOffer(testApi, buyer, quick, 625_000)
    expect((await answered(third)).state).toBe('declined')
    const refused = await tryOffer(testApi, buyer, quick, 690_000)
    expect(refused.error).toMatchObject({ code: 'offer/too-many' })
    testApi.passTime(DAY_MS)
    expect((await tryOffer(testApi, buyer, quick, 690_000)).status).toBe(200)
  })

  test('counts the prices that are named within one offer too', async () => {
    const withdrawn = await makeOffer(testApi, buyer, product, 400_000)
    await answerOffer(testApi, buyer, withdrawn, 'withdraw')
    const offer = await makeOffer(testApi, buyer, product, 500_000)
    const countered = await answerOffer(testApi, vendor, offer, 900_000)
    const third = await answerOffer(testApi, buyer, countered, 600_000)
    const asked = await answerOffer(testApi, vendor, third, 800_000)
    expect(codeOf(await tryAnswer(testApi, buyer, asked, 700_000))).toBe('offer/too-many')
    expect((await answerOffer(testApi, buyer, asked, 'accept')).state).toBe('accepted')
  })

  test('is in nothing that anybody but its vendor reads', async () => {
    // As numbers and as people read them; ids and times have such digits by chance.
    const HIDDEN = /\b(912345|512345)\b|[95],123\b|accept_from|decline_below/
    const settings = { accept_from_minor: 912_345, decline_below_minor: 512_345 }
    const quick = await haggledProduct(testApi, vendor, settings)
    const offer = await makeOffer(testApi, buyer, quick, 600_000)
    const read = await Promise.all([
      testApi.call('GET', `/public/products/${quick.id}`),
      testApi.call('GET', `/public/products?vendor_id=${vendor.uid}`),
      testApi.call('GET', `/vendors/products?page=1`, { as: vendor }),
      testApi.call('GET', `/users/export`, { as: buyer }),
      look(buyer, offer),
      look(vendor, offer),
    ])
    for (const { status, text } of read) {
      expect(status).toBe(200)
      expect(text).not.toMatch(HIDDEN)
    }
    const own = await testApi.call('GET', '/users/export', { as: vendor })
    expect(own.text).toMatch(/912345/)
    const stored = collectionOf(COLLECTIONS.products).doc(quick.id)
    expect(JSON.stringify((await stored.get()).data())).not.toMatch(/912345|512345/)
  })

  test('is below the price from which the vendor accepts', async () => {
    const wrong = { accept_from_minor: 500_000, decline_below_minor: 500_001 }
    const refused = await vendorsProduct({ offers: wrong })
    expect(codeOf(refused)).toBe('request/invalid')
    const same = { accept_from_minor: 500_000, decline_below_minor: 500_000 }
    expect((await vendorsProduct({ offers: same })).status).toBe(200)
  })
})
