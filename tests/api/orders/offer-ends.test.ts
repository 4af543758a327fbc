import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Offer } from '../../../functions/src/contract/entities/orders/offer'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { onProductWritten } from '../../../functions/src/triggers/on-product-written'
import {
  agreedOffer,
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
const vendorsProduct = (body: object, id = product.id) =>
  testApi.call<Product>('PUT', `/vendors/products/${id}`, { as: vendor, body })

describe('an offer ends and both are told', () => {
  const notified = async ({ uid }: Person, offer: Offer) =>
    (
      await collectionOf(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`)
        .where('type', '==', 'OFFER_ENDED')
        .where('product_id', '==', offer.product_id)
        .get()
    ).docs.map((document) => String(document.data().message))
  const expectTold = async (offer: Offer, words: string) => {
    for (const person of [buyer, vendor]) {
      expect(await notified(person, offer)).toEqual([expect.stringContaining(words)])
    }
  }

  test('when nobody answers in a day', async () => {
    const offer = await makeOffer(testApi, buyer, product, 600_000)
    await settleLater(testApi, DAY_MS - MINUTE_MS)
    expect((await look(buyer, offer)).data.state).toBe('open')
    await settleLater(testApi, 2 * MINUTE_MS)
    expect(await readOfferNow(offer)).toMatchObject({ state: 'expired', unpaid_at: null })
    await expectTold(offer, 'its time is over')
    expect(codeOf(await tryAnswer(testApi, vendor, offer, 'accept'))).toBe('offer/changed')
  })

  test('when it isn’t bought in a day, which counts against the buyer', async () => {
    const offer = await agreedOffer(testApi, { vendor, buyer, product })
    await settleLater(testApi, DAY_MS + MINUTE_MS)
    expect(await readOfferNow(offer)).toMatchObject({
      state: 'expired',
      unpaid_at: offer.expires_at,
    })
  })

  test('without counting against a buyer whom the stock that is left keeps from buying it', async () => {
    const made = await makeOffer(testApi, buyer, product, 600_000, { units: 2 })
    const offer = await answerOffer(testApi, vendor, made, 'accept')
    const { status, text } = await testApi.call('PUT', `/vendors/products/${product.id}`, {
      as: vendor,
      body: { available_items: 5 },
    })
    expect([status, text]).toEqual([200, text])
    await settleLater(testApi, DAY_MS + MINUTE_MS)
    expect(await readOfferNow(offer)).toMatchObject({ state: 'expired', unpaid_at: null })
  })

  test.each<[string, object, string]>([
    ['price', { price: 599_999 }, 'costs less now'],
    ['off', { offers: null }, 'takes no offers'],
    [
      'variant',
      {
        options: [{ name: 'Size', values: ['S'] }],
        variants: [{ values: ['S'], price: 1_000_000, available_items: 5 }],
      },
      'no longer sold so',
    ],
    ['sold', { available_items: 0 }, 'too few are left'],
  ])('at once when the listing changes: %s', async (void_reason, change, words) => {
    const offer = await makeOffer(testApi, buyer, product, 600_000)
    const before = await testApi.readProduct(product)
    const response = await vendorsProduct(change)
    expect(response.status).toBe(200)
    await onProductWritten(testApi.deps, before, await testApi.readProduct(product))
    expect(await readOfferNow(offer)).toMatchObject({ state: 'void', void_reason })
    await expectTold(offer, words)
  })

  test('when the product is paused, and nobody answers it by then either', async () => {
    const offer = await makeOffer(testApi, buyer, product, 600_000)
    await testApi.call('POST', `/vendors/products/${product.id}/pause`, { as: vendor })
    expect(codeOf(await tryAnswer(testApi, vendor, offer, 'accept'))).toBe('offer/changed')
    expect(await readOfferNow(offer)).toMatchObject({ state: 'void', void_reason: 'gone' })
    await expectTold(offer, 'no longer on sale')
  })

  test('when one blocks the other, and no other begins', async () => {
    const offer = await agreedOffer(testApi, { vendor, buyer, product }, 600_000)
    const path = `/conversations/${offer.conversation_id}/block`
    expect((await testApi.call('POST', path, { as: vendor })).status).toBe(200)
    await settleLater(testApi)
    expect(await readOfferNow(offer)).toMatchObject({ state: 'void', void_reason: 'blocked' })
    await expectTold(offer, 'has blocked the other')
    expect(codeOf(await tryOffer(testApi, buyer, product, 600_000))).toBe('offer/off')
  })

  test('not when something else of the product changes', async () => {
    const offer = await makeOffer(testApi, buyer, product, 600_000)
    const before = await testApi.readProduct(product)
    await vendorsProduct({ price: 600_000, available_items: 1 })
    await onProductWritten(testApi.deps, before, await testApi.readProduct(product))
    expect((await look(buyer, offer)).data).toEqual(offer)
  })
})
