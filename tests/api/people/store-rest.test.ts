import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product, ProductCard } from '../../../functions/src/contract/entities/catalog/product'
import type { DeliveryQuote } from '../../../functions/src/contract/entities/delivery/delivery'
import type { Notification } from '../../../functions/src/contract/entities/messaging/notification'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { Vendor } from '../../../functions/src/contract/entities/people/vendor'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { dayText } from '../../../functions/src/contract/people/store-rest'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { onVendorWritten } from '../../../functions/src/triggers/on-vendor-written'
import { deliverAll } from '../../support/notifications/notification-producers'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let product: Product
beforeAll(async () => {
  testApi = await openTestApi()
})
afterAll(() => testApi.close())
beforeEach(async () => {
  vendor = await testApi.vendor()
  product = await testApi.product(vendor)
})

const dayIn = (days: number) => lagosDayOf(testApi.clock() + days * DAY_MS)
const storeOf = async (): Promise<Vendor | undefined> =>
  (await collectionOf<Vendor>(COLLECTIONS.vendors).doc(vendor.uid).get()).data()

const saveHoliday = async (holiday: object | null) => {
  const before = await storeOf()
  const body = { holiday }
  const saved = await testApi.call<Vendor>('PUT', '/vendors/holiday', { as: vendor, body })
  await onVendorWritten(testApi.deps, before, await storeOf())
  return saved
}
const holiday = (change: object = {}) => ({ from: dayIn(0), back_on: dayIn(7), ...change })
const card = async () => {
  const path = `/public/products?vendor_id=${vendor.uid}&place=Lagos`
  return (await testApi.call<{ items: ProductCard[] }>('GET', path)).data.items[0]
}

describe('a store on holiday', () => {
  test('stays visible, says when it is back, and sells nothing until then', async () => {
    const { status, data } = await saveHoliday(holiday({ message: 'Weaving in Iseyin' }))
    expect([status, data.rest?.holiday?.message]).toEqual([200, 'Weaving in Iseyin'])
    const shown = await card()
    expect(shown?.delivery?.terms).toEqual({ kind: 'refused', reason: 'store_resting' })
    expect(shown?.resting).toBe(`Back on ${dayText(dayIn(7))}`)
    const page = await testApi.call<{ vendor: Vendor }>('GET', `/public/vendors/${vendor.uid}`)
    expect(page.data.vendor.rest?.holiday).toEqual(data.rest?.holiday)

    const buyer = await testApi.buyer()
    const refused = await testApi.tryToBuy(buyer, product)
    expect([refused.status, refused.error.code]).toEqual([409, 'product/store-resting'])
    expect(refused.error.details).toEqual({ back_on: dayIn(7), message: 'Weaving in Iseyin' })
    expect((await testApi.readProduct(product)).reserved_items).toBe(0)
  })

  test('offers no delivery in a quote', async () => {
    const body = {
      origin: { state: 'Lagos', city: 'Ikeja' },
      working_days: [1, 2, 3, 4, 5, 6],
      cutoff_hour: 16,
      handling_days: 2,
      methods: ['courier', 'pickup'],
      rates: [
        {
          method: 'courier',
          scope: 'everywhere',
          places: [],
          fee_minor: 1,
          days_min: 1,
          days_max: 3,
        },
      ],
      free_from_minor: null,
      version: 0,
    }
    await testApi.call('PUT', '/vendors/delivery-profile', { as: vendor, body })
    await saveHoliday(holiday())
    const place = { state: 'Lagos', city: 'Ikeja' }
    const asked = { product_id: product.id, quantity: 1, place }
    const as = await testApi.buyer()
    const quoted = await testApi.call<{ quote: DeliveryQuote }>('POST', '/delivery/quote', {
      as,
      body: asked,
    })
    expect(quoted.data.quote).toMatchObject({ options: [], refusal: 'store_resting' })
    const path = `/public/products/${product.id}/delivery?place=Lagos`
    const toState = await testApi.call<{ quotes: { quote: DeliveryQuote }[] }>('GET', path)
    expect(toState.data.quotes.map(({ quote }) => quote.refusal)).toEqual(['store_resting'])
  })

  test('keeps what is paid due (case 22)', async () => {
    const buyer = await testApi.buyer()
    const order = await testApi.paid(buyer, product)
    await saveHoliday(holiday())
    const { deadline } = await testApi.read(order)
    expect(deadline).toEqual(order.deadline)
    const confirmed = await testApi.act(vendor, order, 'confirm')
    expect(confirmed.status).toBe(200)
  })

  test('takes the payment of what was reserved before', async () => {
    const order = await testApi.buy(await testApi.buyer(), product)
    await saveHoliday(holiday())
    testApi.pay(order)
    await testApi.simulator.idle()
    expect((await testApi.read(order)).status.status).toBe('in_escrow')
  })

  test('sells before the holiday begins, and once it is ended', async () => {
    await saveHoliday(holiday({ from: dayIn(1) }))
    await testApi.buy(await testApi.buyer(), product)
    await saveHoliday(holiday())
    expect(codeOf(await testApi.tryToBuy(await testApi.buyer(), product))).toBe(
      'product/store-resting',
    )
    expect((await saveHoliday(null)).data.rest).toBeNull()
    await testApi.buy(await testApi.buyer(), product)
    expect((await card())?.delivery?.terms).toEqual({ kind: 'included' })
    expect(await card()).not.toHaveProperty('resting')
  })

  test.each([
    ['that is over', () => ({ from: dayIn(-3), back_on: dayIn(-1) })],
    ['that ends today', () => ({ from: dayIn(0), back_on: dayIn(0) })],
    ['that ends before it begins', () => ({ from: dayIn(5), back_on: dayIn(2) })],
    ['of more than half a year', () => ({ from: dayIn(0), back_on: dayIn(181) })],
    ['on a day that no calendar has', () => ({ from: '2027-02-30', back_on: '2027-03-02' })],
    ['without its end', () => ({ from: dayIn(0) })],
  ])('is not one %s', async (_what, dates) => {
    const refused = await saveHoliday(dates())
    expect([refused.status, codeOf(refused)]).toEqual([400, 'request/invalid'])
    expect((await storeOf())?.rest).toBeUndefined()
  })
})

describe('a store that never answers', () => {
  const ignore = async (count: number) => {
    const orders: Transaction[] = []
    for (let left = count; left > 0; left -= 1) {
      orders.push(await testApi.paid(await testApi.buyer(), product))
    }
    testApi.passTime(49 * HOUR_MS)
    await testApi.drain()
    for (const order of orders) await deliverAll(testApi, order)
  }
  const countNotified = async () => {
    const { docs } = await collectionOf<Notification>(
      `${COLLECTIONS.users}/${vendor.uid}/notifications`,
    ).get()
    return docs.filter((one) => one.data().type === 'STORE_PAUSED').length
  }
  const resume = () => testApi.call<Vendor>('POST', '/vendors/resume', { as: vendor })

  test('is paused and told after three orders in a row, and sells again with one call', async () => {
    await ignore(2)
    expect((await storeOf())?.rest).toBeUndefined()
    await ignore(1)
    expect((await storeOf())?.rest?.paused_at).not.toBeNull()
    expect(await countNotified()).toBe(1)
    expect(codeOf(await testApi.tryToBuy(await testApi.buyer(), product))).toBe(
      'product/store-resting',
    )
    // A holiday changes nothing about the pause.
    expect((await saveHoliday(holiday())).data.rest?.paused_at).not.toBeNull()
    expect((await saveHoliday(null)).data.rest?.paused_at).not.toBeNull()

    for (const other of [await testApi.buyer(), await testApi.vendor()]) {
      await testApi.call('POST', '/vendors/resume', { as: other })
    }
    expect((await storeOf())?.rest?.paused_at).not.toBeNull()

    expect((await resume()).data.rest).toBeNull()
    expect((await resume()).status).toBe(200)
    await ignore(1)
    expect((await storeOf())?.rest).toBeNull()
    expect(await countNotified()).toBe(1)
  })

  test('is not paused where it answered one of them', async () => {
    await ignore(2)
    const order = await testApi.paid(await testApi.buyer(), product)
    await testApi.done(vendor, order, 'decline')
    await ignore(2)
    expect((await storeOf())?.rest).toBeUndefined()
    expect(await countNotified()).toBe(0)
  })
})
