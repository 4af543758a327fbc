import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { DeliveryQuote } from '../../../functions/src/contract/entities/delivery/delivery'
import { escrowFeeOf } from '../../../functions/src/contract/escrow/fee'
import { millisOf, timestampFromMillis } from '../../../functions/src/contract/time'
import { firestore } from '../../../functions/src/db/firestore'
import { hasOpenChargeback } from '../../../functions/src/db/orders/transactions'
import { winDispute } from '../../../tools/paystack-simulator/disputes'
import { contest } from '../../support/chargeback-contest'
import type { Person } from '../../support/people'
import { askReturn, handOver } from '../../support/returns'
import { codeOf, openTestApi, shipOrder, type TestApi } from '../../support/test-api'
import { showWallet } from '../../support/wallets'

const DELIVERY_MINOR = 250_000

let testApi: TestApi
let buyer: Person
let vendor: Person
let product: Product
beforeAll(async () => {
  testApi = await openTestApi()
  buyer = await testApi.buyer()
  vendor = await testApi.vendor()
  product = await testApi.product(vendor, { available_items: 100 })
  expect((await saveProfile({ version: 0 })).status).toBe(200)
})
afterAll(() => testApi.close())

const saveProfile = (change: object, as = vendor) =>
  testApi.call('PUT', '/vendors/delivery-profile', {
    as,
    body: {
      origin: { state: 'Lagos', city: 'Lagos Island' },
      working_days: [1, 2, 3, 4, 5, 6, 7],
      cutoff_hour: 16,
      handling_days: 2,
      methods: ['courier', 'pickup'],
      rates: [
        {
          method: 'courier',
          scope: 'state',
          places: ['Lagos'],
          fee_minor: DELIVERY_MINOR,
          days_min: 1,
          days_max: 3,
        },
      ],
      free_from_minor: null,
      ...change,
    },
  })

const baseOf = (delivery_fee = DELIVERY_MINOR) => product.price + delivery_fee
const courier = () => ({
  delivery_method: 'courier',
  expected_total_minor: baseOf() + escrowFeeOf(baseOf()),
})
const quote = (place: object, as = buyer) =>
  testApi.call<{ quote: DeliveryQuote | null }>('POST', '/delivery/quote', {
    as,
    body: { product_id: product.id, quantity: 1, place },
  })
const owed = async () => (await showWallet(testApi, vendor)).wallet.pending_minor

describe('a quote', () => {
  test('is what the store offers at the place', async () => {
    const { data } = await quote({ state: 'Lagos', city: 'Eti-Osa' })
    expect(data.quote?.options.map(({ method, fee_minor }) => [method, fee_minor])).toEqual([
      ['courier', DELIVERY_MINOR],
      ['pickup', 0],
    ])
  })

  test('says why nothing can be sent, and still offers pickup', async () => {
    const { data } = await quote({ state: 'Kano', city: 'Dala' })
    expect(data.quote).toMatchObject({ refusal: 'no_rate', options: [{ method: 'pickup' }] })
  })

  test('is none where the store has no profile: delivery is included', async () => {
    const other = await testApi.product(await testApi.vendor('2000000001'))
    const body = { product_id: other.id, quantity: 1, place: { state: 'Kano', city: 'Dala' } }
    const { data } = await testApi.call('POST', '/delivery/quote', { as: buyer, body })
    expect(data).toEqual({ quote: null, times: null })
  })

  test('is refused for an unknown area, and for what is not on sale', async () => {
    const nowhere = await quote({ state: 'Kano', city: 'Ikeja' })
    expect(nowhere.error.details?.fields).toHaveProperty(['place.city'])
    const draft = await testApi.product(vendor, { status: 'draft' })
    const body = { product_id: draft.id, quantity: 1, place: { state: 'Kano', city: 'Dala' } }
    const response = await testApi.call('POST', '/delivery/quote', { as: buyer, body })
    expect(response.error.code).toBe('product/not-found')
  })
})

describe('a purchase with delivery', () => {
  test('holds goods, delivery and fee, and promises its dates once it is paid', async () => {
    const transaction = await testApi.paid(buyer, product, courier())
    expect(transaction).toMatchObject({
      delivery_method: 'courier',
      delivery_fee: DELIVERY_MINOR,
      escrow_fee: escrowFeeOf(baseOf()),
      amount_paid: baseOf() + escrowFeeOf(baseOf()),
      money: { held_minor: baseOf() + escrowFeeOf(baseOf()) },
    })
    const { promised } = transaction
    const ship_by = millisOf(promised?.ship_by ?? timestampFromMillis(0))
    expect(ship_by).toBeGreaterThan(testApi.clock())
    const confirmed = await testApi.done(vendor, transaction, 'confirm')
    expect(confirmed.ship_by).toEqual(promised?.ship_by)
    expect(confirmed.deadline?.at).toEqual(promised?.ship_by)
  })

  test('is shipped by one day, which a late confirmation moves, and is cancelled as first promised', async () => {
    const store = await testApi.vendor()
    const goods = await testApi.product(store)
    await saveProfile({ version: 0, handling_days: 1 }, store)
    const base = goods.price + DELIVERY_MINOR
    const transaction = await testApi.paid(buyer, goods, {
      ...courier(),
      expected_total_minor: base + escrowFeeOf(base),
    })
    const { promised, cancel_from } = transaction
    const until = (at = timestampFromMillis(0)) => millisOf(at) - testApi.clock()
    testApi.passTime(until(promised?.ship_by) + 1)
    const confirmed = await testApi.done(store, transaction, 'confirm')
    expect(confirmed).toMatchObject({ ship_by_moves: ['confirmed_late'], promised, cancel_from })
    expect(until(confirmed.ship_by ?? undefined)).toBeGreaterThan(0)
    const early = await testApi.act(buyer, confirmed, 'cancel')
    expect([early.status, codeOf(early)]).toEqual([409, 'transaction/action-not-allowed'])
    testApi.passTime(until(cancel_from))
    const { money, amount_paid } = await testApi.done(buyer, confirmed, 'cancel')
    expect(money.refunded_minor).toBe(amount_paid)
  })

  test('releases the delivery with the goods', async () => {
    const before = await owed()
    const shipped = await shipOrder(testApi, vendor, await testApi.paid(buyer, product, courier()))
    const end = await testApi.done(buyer, shipped, 'approve')
    expect(end.money).toMatchObject({ released_minor: baseOf(), fee_minor: end.escrow_fee })
    expect((await owed()) - before).toBe(baseOf())
  })

  test('gives all of it back where the goods come back', async () => {
    const transaction = await testApi.paid(buyer, product, courier())
    const end = await testApi.done(vendor, transaction, 'decline')
    expect(end.money.refunded_minor).toBe(end.amount_paid)
  })

  test('stays the store’s after a changed mind, and is contested with the order then', async () => {
    const store = await testApi.vendor()
    const goods = await testApi.product(store)
    await saveProfile({ version: 0 }, store)
    const return_policy = { changed_mind_days: 3 }
    await testApi.call('PUT', '/vendors/vendor', { as: store, body: { return_policy } })
    const base = goods.price + DELIVERY_MINOR
    const paid = await testApi.paid(buyer, goods, {
      ...courier(),
      expected_total_minor: base + escrowFeeOf(base),
    })
    const order = await handOver(testApi, store, paid)
    await askReturn(testApi, buyer, order, { reason: 'changed_mind', photo_paths: [] })
    await testApi.done(store, order, 'return/agree')
    await testApi.done(store, order, 'return/arrived')
    expect(await testApi.done(store, order, 'return/accept')).toMatchObject({
      status: { status: 'reversed' },
      money: { released_minor: DELIVERY_MINOR },
    })
    const dispute = await contest(testApi, order)
    expect(await hasOpenChargeback(store.uid)).toBe(true)
    winDispute(testApi.simulator.world, dispute)
    await testApi.drain()
    expect(await hasOpenChargeback(store.uid)).toBe(false)
  })

  test('may be split up to goods and delivery', async () => {
    const transaction = await testApi.paid(buyer, product, courier())
    await testApi.done(buyer, transaction, 'dispute', {
      reason: 'damaged',
      description: 'It came in two pieces.',
    })
    const above = await testApi.act(vendor, transaction, 'dispute/propose', {
      refund_minor: baseOf() + 1,
    })
    expect(codeOf(above)).toBe('transaction/settlement-out-of-range')
    const refund_minor = product.price + 1
    await testApi.done(vendor, transaction, 'dispute/propose', { refund_minor })
    const end = await testApi.done(buyer, transaction, 'dispute/accept', { refund_minor })
    expect(end.money).toMatchObject({
      refunded_minor: refund_minor,
      released_minor: DELIVERY_MINOR - 1,
      fee_minor: end.escrow_fee,
    })
  })

  test('costs nothing more for pickup', async () => {
    const transaction = await testApi.buy(buyer, product, { delivery_method: 'pickup' })
    expect(transaction).toMatchObject({ delivery_fee: 0, escrow_fee: escrowFeeOf(product.price) })
  })

  test('shows the delivery in the vendor’s file of sales', async () => {
    await testApi.paid(buyer, product, courier())
    const file = await testApi.call('GET', '/vendors/sales.csv', { as: vendor })
    const [head = '', row = ''] = file.text.split('\r\n')
    const column = head.split(',').indexOf('Delivery')
    expect(row.split(',').slice(column - 1, column + 2)).toEqual(['12500.00', '2500.00', 'courier'])
  })

  test('keeps the terms of its day, whatever the vendor changes', async () => {
    const transaction = await testApi.paid(buyer, product, courier())
    const path = `vendors/${vendor.uid}/delivery/profile`
    const version: number = (await firestore().doc(path).get()).get('version')
    expect((await saveProfile({ version, handling_days: 10 })).status).toBe(200)
    expect(await testApi.read(transaction)).toEqual(transaction)
    expect((await saveProfile({ version: version + 1 })).status).toBe(200)
  })
})

describe('a purchase is refused and reserves nothing', () => {
  const refused = async (more: object) => {
    await testApi.forgetLimit(buyer)
    const before = await testApi.readProduct(product)
    const response = await testApi.tryToBuy(buyer, product, { ...courier(), ...more })
    expect((await testApi.readProduct(product)).available_items).toBe(before.available_items)
    return response
  }

  test('without a method, and with one that is not offered', async () => {
    const none = await refused({ delivery_method: undefined })
    expect([none.status, none.error.code]).toEqual([422, 'delivery/method-required'])
    expect(none.error.details?.options).toHaveLength(2)
    const other = await refused({ delivery_method: 'motor_park' })
    expect(other.error.code).toBe('delivery/not-offered')
    const carrier = await refused({ delivery_method: 'carrier' })
    expect(carrier.error.code).toBe('delivery/not-offered')
    expect((await refused({ delivery_method: 'drone' })).error.code).toBe('request/invalid')
  })

  test('where the store sends nothing (case 19)', async () => {
    const delivery = {
      recipient_name: 'Ngozi Eze',
      phone: '08031234567',
      address: '12 Bello Road',
      city: 'Dala',
      state: 'Kano',
    }
    const response = await refused({ delivery })
    expect(response.error).toMatchObject({
      code: 'delivery/not-offered',
      details: { refusal: 'no_rate' },
    })
  })

  test('where the vendor raised the rate meanwhile, with what it costs now (case 21)', async () => {
    const response = await refused({ expected_total_minor: courier().expected_total_minor - 1 })
    expect(response.error).toMatchObject({
      code: 'product/price-changed',
      details: { delivery_fee: DELIVERY_MINOR, total_minor: courier().expected_total_minor },
    })
  })
})
