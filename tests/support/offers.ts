import type { Product } from '../../functions/src/contract/entities/catalog/product'
import type {
  Offer,
  OfferSettings,
  StoredOffer,
} from '../../functions/src/contract/entities/orders/offer'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import { escrowFeeOf } from '../../functions/src/contract/escrow/fee'
import { lastRoundOf } from '../../functions/src/contract/orders/offers'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { collectionOf, newBatch } from '../../functions/src/db/firestore'
import { addOffer } from '../../functions/src/db/orders/offers'
import { sampleStoredOffer } from '../../functions/src/domain/orders/offer/testing/sample-offer'
import { runJob } from '../../functions/src/usecases/jobs/jobs'
import type { CheckoutResponse } from './checkouts'
import type { Person } from './people'
import { DELIVERY, type TestApi } from './test-api'

/** A product whose store takes offers, answered by these settings. */
export const haggledProduct = async (
  testApi: TestApi,
  vendor: Person,
  settings: OfferSettings = {},
  given: Partial<Product> = {},
): Promise<Product> => {
  const product = await testApi.product(vendor, {
    price: 1_000_000,
    images: [{ url: '/a.webp', url_640: '/b.webp', url_320: '/c.webp', path: 'a' }],
    ...given,
  })
  const response = await testApi.call<Product>('PUT', `/vendors/products/${product.id}`, {
    as: vendor,
    body: { offers: settings },
  })
  if (response.status !== 200) throw new Error(response.text)
  return response.data
}

export const tryOffer = (
  testApi: TestApi,
  buyer: Person,
  { id }: { id: string },
  price_minor: number,
  more: { units?: number; variant_id?: string } = {},
) =>
  testApi.call<Offer>('POST', `/products/${id}/offers`, {
    as: buyer,
    body: { units: 1, price_minor, ...more },
  })

export const makeOffer = async (...given: Parameters<typeof tryOffer>): Promise<Offer> => {
  const response = await tryOffer(...given)
  if (response.status !== 200) throw new Error(response.text)
  return response.data
}

/** Answers an offer as it was seen; a number is a counter. */
export const tryAnswer = (
  testApi: TestApi,
  as: Person,
  { id, rounds }: Pick<Offer, 'id' | 'rounds'>,
  answer: 'accept' | 'decline' | 'withdraw' | number,
) =>
  testApi.call<Offer>('POST', `/offers/${id}/answer`, {
    as,
    body: {
      round: rounds.length,
      ...(typeof answer === 'number' ? { answer: 'counter', price_minor: answer } : { answer }),
    },
  })

export const answerOffer = async (...given: Parameters<typeof tryAnswer>): Promise<Offer> => {
  const response = await tryAnswer(...given)
  if (response.status !== 200) throw new Error(response.text)
  return response.data
}

/** An offer of one unit that was accepted. */
export const agreedOffer = async (
  testApi: TestApi,
  { vendor, buyer, product }: { vendor: Person; buyer: Person; product: Product },
  price_minor = 800_000,
): Promise<Offer> =>
  answerOffer(testApi, vendor, await makeOffer(testApi, buyer, product, price_minor), 'accept')

export const readOfferNow = async ({ id }: { id: string }): Promise<StoredOffer> => {
  const data = (await collectionOf<StoredOffer>(COLLECTIONS.offers).doc(id).get()).data()
  if (!data) throw new Error(`no offer ${id}`)
  return data
}

/** Writes an offer that nobody needs to have made. */
export const plantOffer = async (change: Partial<StoredOffer>): Promise<StoredOffer> => {
  const offer = sampleStoredOffer(change)
  const batch = newBatch()
  addOffer(batch, offer)
  await batch.commit()
  return offer
}

/** Does what is due of offers, some time later. */
export const settleLater = async (testApi: TestApi, milliseconds = 0): Promise<number> => {
  testApi.passTime(milliseconds)
  return runJob(testApi.deps, 'advanceOffers')
}

let keys = 0

export const lineOf = (offer: Offer, seen_price_minor?: number) => ({
  product_id: offer.product_id,
  variant_id: offer.variant_id,
  quantity: offer.units,
  offer_id: offer.id,
  ...(seen_price_minor !== undefined && { seen_price_minor }),
})

/** What goods cost at the agreed price if their store includes delivery. */
export const agreedTotal = (offer: Offer): number => {
  const goods = lastRoundOf(offer).price_minor * offer.units
  return goods + escrowFeeOf(goods)
}

export const tryToBuyOffer = (
  testApi: TestApi,
  buyer: Person,
  offer: Offer,
  more: Record<string, unknown> = {},
) => {
  keys += 1
  return testApi.call<CheckoutResponse>('POST', '/checkouts', {
    as: buyer,
    body: {
      lines: [lineOf(offer)],
      delivery: DELIVERY,
      channel: 'bank_transfer',
      expected_total_minor: agreedTotal(offer),
      ...more,
    },
    headers: { 'idempotency-key': `offer-${process.pid}-${keys}` },
  })
}

export const orderOffer = async (
  testApi: TestApi,
  buyer: Person,
  offer: Offer,
): Promise<Transaction> => {
  await testApi.forgetLimit(buyer)
  const response = await tryToBuyOffer(testApi, buyer, offer)
  const [transaction] = response.data?.transactions ?? []
  if (response.status !== 200 || !transaction) throw new Error(response.text)
  return transaction
}

/** Pays an order and returns it as it is then. */
export const payOffer = async (
  testApi: TestApi,
  buyer: Person,
  transaction: Transaction,
): Promise<Transaction> => {
  testApi.pay(transaction, { is_silent: true, channel: 'bank_transfer' })
  const [held] = (await testApi.verify(buyer, transaction)).data.transactions
  if (!held) throw new Error(`${transaction.id} is not paid`)
  return held
}
