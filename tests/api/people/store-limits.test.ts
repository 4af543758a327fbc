import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutChange } from '../../../functions/src/contract/api/orders/checkouts'
import type { Payment } from '../../../functions/src/contract/entities/money/payment'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { StoreLimit } from '../../../functions/src/contract/entities/people/store-limit'
import { NEW_TRIAL, type Vendor } from '../../../functions/src/contract/entities/people/vendor'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, millisOf } from '../../../functions/src/contract/time'
import { collectionOf, fieldsOf } from '../../../functions/src/db/firestore'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { onTransactionEventCreated } from '../../../functions/src/triggers/on-transaction-event-created'
import { tryCheckout } from '../../support/checkouts'
import { startMeter } from '../../support/firestore-meter'
import type { Person } from '../../support/people'
import { codeOf, DELIVERY, openTestApi, type TestApi } from '../../support/test-api'
import { showWallet } from '../../support/wallets'

let testApi: TestApi

beforeAll(async () => {
  testApi = await openTestApi()
})
afterAll(() => testApi.close())

/** With the fee, two of them are within ₦300,000 and three are not. */
const PRICE = 11_000_000

const vendors = () => collectionOf<Vendor>(COLLECTIONS.vendors)

const newStore = async (): Promise<Person> => {
  const vendor = await testApi.vendor()
  await vendors()
    .doc(vendor.uid)
    .update(fieldsOf<Vendor>({ trial: NEW_TRIAL }))
  return vendor
}

const trialOf = async ({ uid }: Person) => (await vendors().doc(uid).get()).data()?.trial

/** Delivers the events of an order to the trigger, as the database does. */
const follow = async ({ id }: Transaction): Promise<void> => {
  for (const event of await readEvents(id)) {
    await onTransactionEventCreated(testApi.deps, { id, event_id: event.id })
  }
}

const buyFrom = async (vendor: Person, price = PRICE) => {
  const buyer = await testApi.buyer()
  await testApi.forgetLimit(buyer)
  const product = await testApi.product(vendor, { price })
  const response = await testApi.tryToBuy(buyer, product)
  return { buyer, product, response, order: response.data?.transaction }
}

const completed = async (vendor: Person, price = 500_000) => {
  const buyer = await testApi.buyer()
  const product = await testApi.product(vendor, { price })
  // The test's store has the phone number of `DELIVERY`, which would be a sign of a sale to oneself.
  const delivery = { ...DELIVERY, phone: '08098765432' }
  const paid = await testApi.paid(buyer, product, { delivery })
  await collectionOf<Payment>(COLLECTIONS.payments)
    .doc(paid.payment.reference)
    .update({ payer: { card_signature: `card of ${buyer.uid}`, account: null } })
  testApi.passTime(HOUR_MS)
  const done = await testApi.done(buyer, paid, 'approve')
  await follow(done)
  return done
}

describe('an unproven store', () => {
  test('holds ₦300,000 at most: the next order is refused with what is left', async () => {
    const vendor = await newStore()
    const first = await buyFrom(vendor)
    await buyFrom(vendor)
    const { response, product, buyer } = await buyFrom(vendor)
    expect(response.status).toBe(409)
    expect(response.error).toMatchObject({ code: 'checkout/store-busy' })
    const held_minor = first.order.amount_paid * 2
    const room_minor = POLICY.limits.unproven.max_held_minor - held_minor
    expect(response.error?.details).toMatchObject({ vendor_id: vendor.uid, room_minor })
    expect(await trialOf(vendor)).toMatchObject({ held_minor })
    const quote = await testApi.call<{ changes: CheckoutChange[] }>('POST', '/checkouts/quote', {
      body: { lines: [{ product_id: product.id, quantity: 1 }] },
    })
    expect(quote.data.changes).toEqual([{ kind: 'busy', vendor_id: vendor.uid, room_minor }])
    expect(codeOf(await tryCheckout(testApi, buyer, [{ product }]))).toBe('checkout/store-busy')
    expect((await testApi.readProduct(product)).reserved_items).toBe(0)
  })

  test('never holds more, however many buy at once', async () => {
    const vendor = await newStore()
    const tries = await Promise.all(Array.from({ length: 6 }, () => buyFrom(vendor)))
    const codes = tries.map(({ response }) => codeOf(response)).toSorted()
    expect(codes).toEqual([...Array(4).fill('checkout/store-busy'), 'success', 'success'])
    const held = (await trialOf(vendor))?.held_minor ?? 0
    expect(held).toBeLessThanOrEqual(POLICY.limits.unproven.max_held_minor)
  })

  test('can take orders again once one has ended, and says until when it is at the latest', async () => {
    const vendor = await newStore()
    const { buyer, order } = await buyFrom(vendor)
    await buyFrom(vendor)
    expect(codeOf((await buyFrom(vendor)).response)).toBe('checkout/store-busy')
    await follow(order)
    const until = (await trialOf(vendor))?.until
    expect(until && millisOf(until)).toBe(order.deadline && millisOf(order.deadline.at))
    const { response, product } = await buyFrom(vendor)
    const room = { room_minor: 30_000_000 - 2 * order.amount_paid, until }
    expect(response.error?.details).toMatchObject(room)
    const quote = await testApi.call<{ changes: CheckoutChange[] }>('POST', '/checkouts/quote', {
      body: { lines: [{ product_id: product.id, quantity: 1 }] },
    })
    expect(quote.data.changes).toEqual([{ kind: 'busy', vendor_id: vendor.uid, ...room }])
    await testApi.done(buyer, order, 'cancel')
    await follow(order)
    await follow(order)
    expect((await trialOf(vendor))?.held_minor).toBe(order.amount_paid)
    expect(codeOf((await buyFrom(vendor)).response)).toBe('success')
  })

  test('says what it can take on the product’s page and before a single purchase', async () => {
    const [fresh, old] = [await newStore(), await testApi.vendor()]
    const { order } = await buyFrom(fresh)
    const room_minor = POLICY.limits.unproven.max_held_minor - order.amount_paid
    const storeLimitOf = async (vendor: Person) => {
      const product = await testApi.product(vendor)
      const path = `/public/products/${product.id}/delivery?place=Lagos`
      const page = await testApi.call<{ room?: StoreLimit }>('GET', path)
      const before = await testApi.call<{ room?: StoreLimit }>('POST', '/delivery/quote', {
        as: await testApi.buyer(),
        body: {
          product_id: product.id,
          quantity: 1,
          place: { state: 'Lagos', city: 'Ikeja' },
        },
      })
      return [page.data.room, before.data.room]
    }
    expect(await storeLimitOf(fresh)).toEqual([{ room_minor }, { room_minor }])
    expect(await storeLimitOf(old)).toEqual([undefined, undefined])
  })

  test('stops only its own part of a checkout of several stores', async () => {
    const [fresh, old] = [await newStore(), await testApi.vendor()]
    const buyer = await testApi.buyer()
    const products = [
      await testApi.product(fresh, { price: POLICY.limits.unproven.max_held_minor }),
      await testApi.product(old, { price: 40_000_000 }),
    ] as const
    const lines = products.map((product) => ({ product_id: product.id, quantity: 1 }))
    const quote = await testApi.call<{ changes: CheckoutChange[] }>('POST', '/checkouts/quote', {
      body: { lines },
    })
    expect(quote.data.changes.map(({ kind }) => kind)).toEqual(['busy'])
    const both = await tryCheckout(testApi, buyer, [
      { product: products[0] },
      { product: products[1] },
    ])
    expect(both.error?.details).toMatchObject({ vendor_id: fresh.uid })
    expect(codeOf(await tryCheckout(testApi, buyer, [{ product: products[1] }]))).toBe('success')
  })

  test('is paid after 72 hours, a store from before limits after 24', async () => {
    const [fresh, old] = [await newStore(), await testApi.vendor()]
    const [new_sale, old_sale] = [await completed(fresh), await completed(old)]
    expect([new_sale.unproven_store, old_sale.unproven_store]).toEqual([true, undefined])
    const waitOf = async (vendor: Person) => {
      const [entry] = (await showWallet(testApi, vendor)).entries
      return entry && millisOf(entry.available_at) - millisOf(entry.created_at)
    }
    expect(await waitOf(fresh)).toBe(72 * HOUR_MS)
    expect(await waitOf(old)).toBe(24 * HOUR_MS)
  })

  test('costs no read more, and one write more for each such store', async () => {
    const [fresh, old] = [await newStore(), await testApi.vendor()]
    const countOf = async (vendor: Person) => {
      const product = await testApi.product(vendor, { price: 500_000 })
      const buyer = await testApi.buyer()
      await testApi.forgetLimit(buyer)
      const meter = startMeter()
      const { status } = await testApi.tryToBuy(buyer, product)
      meter.stop()
      expect(status).toBe(200)
      return meter.read()
    }
    await countOf(old)
    const [of_old, of_new] = [await countOf(old), await countOf(fresh)]
    expect(of_old).toMatchObject({ reads: 5, writes: 7 })
    expect(of_new).toMatchObject({ reads: 5, writes: 8 })
  })
})

describe('a store is proven', () => {
  test('by three sales to different buyers, seven days after the first, and then has no limit', async () => {
    const vendor = await newStore()
    for (const sales of [1, 2, 3]) {
      await completed(vendor)
      expect((await trialOf(vendor))?.sales).toBe(sales)
    }
    const proven_at = (await trialOf(vendor))?.proven_at
    if (!proven_at) throw new Error('not proven')
    expect(codeOf((await buyFrom(vendor, 40_000_000)).response)).toBe('checkout/store-busy')
    testApi.passTime(7 * DAY_MS)
    const { response, order } = await buyFrom(vendor, 40_000_000)
    expect(codeOf(response)).toBe('success')
    expect(order.unproven_store).toBeUndefined()
  })

  test('not by sales whose money is held as flagged', async () => {
    const vendor = await newStore()
    const buyer = await testApi.buyer()
    const paid = await testApi.paid(buyer, await testApi.product(vendor, { price: 500_000 }))
    const done = await testApi.done(buyer, paid, 'approve')
    await follow(done)
    expect(await trialOf(vendor)).toMatchObject({ held_minor: 0, sales: 0 })
  })
})
