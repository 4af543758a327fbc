import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { Vendor } from '../../../functions/src/contract/entities/people/vendor'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { readVendor, updateVendor } from '../../../functions/src/db/people/vendors'
import { CARRIER_FEE, type CarrierApi, openCarrierApi } from '../../support/carriers'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let world: CarrierApi
let testApi: TestApi
let buyer: Person
let product: Product
beforeAll(async () => {
  world = await openCarrierApi()
  testApi = world.testApi
})
afterAll(() => world.close())
beforeEach(async () => {
  buyer = await testApi.buyer()
  product = await world.newProduct()
})
afterEach(() => world.recover())

describe('a carrier', () => {
  test('is offered with its fee, and its fee is held with the goods', async () => {
    const { options } = await world.quoteOf(product, buyer)
    expect(options).toEqual([
      {
        method: 'carrier',
        fee_minor: CARRIER_FEE,
        days_min: 1,
        days_max: 3,
        courier_name: 'Fez Delivery',
      },
    ])
    const order = await world.paid(buyer, product)
    expect(order).toMatchObject({
      delivery_method: 'carrier',
      delivery_fee: CARRIER_FEE,
      carrier: { name: 'shipbubble', fee_minor: CARRIER_FEE },
    })
    expect(order.money.held_minor).toBe(order.amount_paid)
    expect(await world.carrierPosted(order)).toBe(0)
  })

  test('is asked once for a parcel that is quoted again', async () => {
    await world.quoteOf(product, buyer)
    world.fail('error')
    expect((await world.quoteOf(product, buyer)).options).toHaveLength(1)
  })

  test.each([undefined, 0])(
    'is not offered for goods of unknown weight: %s (case 17)',
    async (weight_grams) => {
      const light = await testApi.product(
        world.vendor,
        weight_grams === undefined ? {} : { weight_grams },
      )
      expect(await world.quoteOf(light, buyer)).toMatchObject({
        options: [],
        refusal: 'weight_unknown',
        carrier_refusal: 'weight_unknown',
      })
    },
  )

  test('is hidden while the wallet is empty (case 28)', async () => {
    world.simulator.world.state.wallet = CARRIER_FEE / 100 - 0.01
    expect(await world.quoteOf(product, buyer)).toMatchObject({
      options: [],
      carrier_refusal: 'carrier_down',
    })
  })

  test.each(['error', 'garbage', 'nonsense', 'drop'] as const)(
    'is hidden while it answers with %s, and other ways stay (case 28)',
    async (mode) => {
      await world.saveProfile({ methods: ['carrier', 'pickup'] })
      world.fail(mode)
      const quote = await world.quoteOf(product, buyer)
      expect(quote.options.map(({ method }) => method)).toEqual(['pickup'])
      expect(quote.carrier_refusal).toBe('carrier_down')
      await world.saveProfile({ methods: ['carrier'] })
    },
  )

  test('can’t be bought without a quote, nor by somebody else’s', async () => {
    const wanted = world.byCarrier(product)
    expect(codeOf(await testApi.tryToBuy(buyer, product, wanted))).toBe('delivery/not-offered')
    await world.quoteOf(product, await testApi.buyer())
    expect(codeOf(await testApi.tryToBuy(buyer, product, wanted))).toBe('delivery/not-offered')
    await world.quoteOf(product, buyer)
    testApi.passTime(61 * MINUTE_MS)
    expect(codeOf(await testApi.tryToBuy(buyer, product, wanted))).toBe('delivery/not-offered')
  })
})

describe('a booking', () => {
  test('pays the carrier from escrow, with label and tracking, once', async () => {
    const order = await world.confirmed(buyer, product)
    const refused = await testApi.act(world.vendor, order, 'ship', { carrier: 'Own van' })
    expect(codeOf(refused)).toBe('transaction/action-not-allowed')
    const { data } = await world.book(order)
    const { shipment, money, fulfilment } = data.transaction
    expect(fulfilment).toBe('shipped')
    expect(shipment?.tracking_url).toMatch(/^https:/)
    expect(shipment?.label_url).toMatch(/label\.pdf$/)
    expect(money).toMatchObject({
      held_minor: order.amount_paid - CARRIER_FEE,
      carrier_minor: CARRIER_FEE,
    })
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
    expect((await world.book(order)).data.transaction.money).toEqual(money)
    expect(world.parcelsOf(order)).toHaveLength(1)
  })

  test('by two taps at once makes one parcel', async () => {
    const order = await world.confirmed(buyer, product)
    const codes = (await Promise.all([world.book(order), world.book(order)])).map(codeOf).sort()
    expect(codes).toContain('success')
    expect(world.parcelsOf(order)).toHaveLength(1)
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
  })

  test('whose response was lost is taken over by the next try', async () => {
    const order = await world.confirmed(buyer, product)
    world.fail('lose-answer', { times: 1, path: '/shipping/labels', method: 'POST' })
    expect(codeOf(await world.book(order))).toBe('delivery/carrier-unavailable')
    expect((await testApi.read(order)).fulfilment).toBe('confirmed')
    expect(codeOf(await world.book(order))).toBe('delivery/booking-under-way')
    testApi.passTime(3 * MINUTE_MS)
    expect(codeOf(await world.book(order))).toBe('success')
    expect(world.parcelsOf(order)).toHaveLength(1)
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
  })

  test('survives dying before its commit', async () => {
    const order = await world.confirmed(buyer, product)
    testApi.failure.at = (name) => {
      if (name === 'booking:before-commit') throw new Error('killed')
    }
    expect((await world.book(order)).status).toBe(500)
    testApi.failure.at = () => {}
    testApi.passTime(3 * MINUTE_MS)
    expect(codeOf(await world.book(order))).toBe('success')
    expect(world.parcelsOf(order)).toHaveLength(1)
  })

  test('is refused where it costs more than was paid, and nothing is taken', async () => {
    const order = await world.confirmed(buyer, product)
    const items = order.items.map((item) => ({ ...item, weight_grams: 9_000 }))
    await collectionOf<Transaction>(COLLECTIONS.transactions).doc(order.id).update({ items })
    const refused = await world.book(order)
    expect(codeOf(refused)).toBe('delivery/carrier-dearer')
    expect(refused.error.details).toMatchObject({ paid_minor: CARRIER_FEE })
    expect(world.parcelsOf(order)).toHaveLength(0)
    expect((await testApi.read(order)).money.held_minor).toBe(order.amount_paid)
    // The order can still be declined, with everything back.
    const declined = await testApi.done(world.vendor, order, 'decline')
    expect(declined.money.refunded_minor).toBe(order.amount_paid)
  })

  test.each([
    ['a day that is over', () => lagosDayOf(testApi.clock() - DAY_MS)],
    ['a day that is too far', () => lagosDayOf(testApi.clock() + 4 * DAY_MS)],
  ])('is refused on %s', async (_what, day) => {
    const order = await world.confirmed(buyer, product)
    expect(codeOf(await world.book(order, day()))).toBe('request/invalid')
    expect(world.parcelsOf(order)).toHaveLength(0)
  })

  test('is the vendor’s of this order alone', async () => {
    const order = await world.confirmed(buyer, product)
    const body = { pickup_day: lagosDayOf(testApi.clock() + DAY_MS) }
    expect(codeOf(await testApi.act(buyer, order, 'book', body))).toBe(
      'transaction/action-not-allowed',
    )
    const other = await testApi.vendor()
    expect(codeOf(await testApi.act(other, order, 'book', body))).toBe('transaction/not-found')
  })
})

describe('without an address', () => {
  test('nobody can offer carriers, who wouldn’t know where to fetch', async () => {
    const { address } = (await readVendor(world.vendor.uid))?.data ?? { address: '' }
    expect(address).not.toBe('')
    await updateVendor(world.vendor.uid, { address: '' })
    try {
      await expect(world.saveProfile({ methods: ['carrier'] })).rejects.toThrow(
        /add it in your settings first/,
      )
      await world.saveProfile({ methods: ['pickup'] })
    } finally {
      await updateVendor(world.vendor.uid, { address })
      await world.saveProfile({ methods: ['carrier'] })
    }
  })
})

describe('without a key', () => {
  test('no store can offer carriers', async () => {
    const without = await openTestApi()
    const other = await without.vendor()
    const body = {
      origin: { state: 'Lagos', city: 'Ikeja' },
      working_days: [1],
      cutoff_hour: 16,
      handling_days: 1,
      methods: ['carrier'],
      rates: [],
      free_from_minor: null,
      version: 0,
    }
    const refused = await without.call('PUT', '/vendors/delivery-profile', { as: other, body })
    expect(codeOf(refused)).toBe('request/invalid')
    const shown = await without.call<{ has_carriers: boolean }>(
      'GET',
      '/vendors/delivery-profile',
      {
        as: other,
      },
    )
    expect(shown.data.has_carriers).toBe(false)
    const stored = (await collectionOf<Vendor>(COLLECTIONS.vendors).doc(other.uid).get()).data()
    expect(stored?.delivery_version).toBeUndefined()
    await without.close()
  })
})
