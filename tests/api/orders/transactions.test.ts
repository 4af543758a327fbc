import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { Person } from '../../support/people'
import {
  codeOf,
  DELIVERY,
  openTestApi,
  shipOrder,
  type TestApi,
  totalOf,
} from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person
let stranger: Person
let product: Product

beforeAll(async () => {
  testApi = await openTestApi()
  ;[vendor, buyer, stranger] = await Promise.all([
    testApi.vendor(),
    testApi.buyer(),
    testApi.buyer(),
  ])
  product = await testApi.product(vendor, { available_items: 500 })
})
afterAll(() => testApi.close())

describe('a purchase', () => {
  test('is priced by the server and reserves the items', async () => {
    const own = await testApi.product(vendor, { price: 1_000_000, available_items: 3 })
    await testApi.forgetLimit(buyer)
    const response = await testApi.tryToBuy(buyer, own, { quantity: 2 })
    expect(response.status).toBe(200)
    expect(response.data.transaction).toMatchObject({
      quantity: 2,
      escrow_fee: 60_000,
      amount_paid: 2_060_000,
      status: { status: 'pending' },
      product_details: { price: 1_000_000, vendor_details: { city: 'Lagos Island' } },
    })
    expect(response.data.actions).toEqual(['cancel'])
    expect(response.data.authorization_url).toMatch(/^http/)
    const left = await testApi.readProduct(own)
    expect([left.available_items, left.reserved_items, left.sold_items]).toEqual([1, 2, 0])
  })

  test('refuses a price that the client sends', async () => {
    const response = await testApi.tryToBuy(buyer, product, { price: 1, amount_paid: 1 })
    expect(codeOf(response)).toBe('request/invalid')
    expect(response.error.details?.fields).toHaveProperty('price')
  })

  test('refuses a price that rose since it was seen, with the new figures', async () => {
    const own = await testApi.product(vendor, { price: 850_000 })
    const dearer = { ...own, price: 8_500_000 }
    await collectionOf<Product>(COLLECTIONS.products).doc(own.id).set(dearer)
    await testApi.forgetLimit(buyer)
    const response = await testApi.tryToBuy(buyer, own)
    expect([response.status, codeOf(response)]).toEqual([409, 'product/price-changed'])
    expect(response.error.details).toEqual({
      price: 8_500_000,
      delivery_fee: 0,
      escrow_fee: 222_500,
      total_minor: 8_722_500,
    })
    expect((await testApi.readProduct(own)).reserved_items).toBe(0)
    const consented = await testApi.tryToBuy(buyer, dearer)
    expect(consented.data.transaction.amount_paid).toBe(8_722_500)
  })

  test('takes a price that fell since it was seen, and tells it', async () => {
    const own = await testApi.product(vendor, { price: 900_000 })
    await testApi.forgetLimit(buyer)
    const response = await testApi.tryToBuy(buyer, { ...own, price: 1_000_000 })
    expect(response.data.transaction.amount_paid).toBe(totalOf(own))
  })

  test('needs to say what the buyer expects to pay', async () => {
    const response = await testApi.tryToBuy(buyer, product, { expected_total_minor: undefined })
    expect(codeOf(response)).toBe('request/invalid')
    expect(response.error.details?.fields).toHaveProperty('expected_total_minor')
  })

  test('refuses more than the stock, and nothing changes', async () => {
    const own = await testApi.product(vendor, { available_items: 2 })
    expect(codeOf(await testApi.tryToBuy(buyer, own, { quantity: 3 }))).toBe('product/out-of-stock')
    expect(await testApi.readProduct(own)).toEqual(own)
  })

  test("refuses a buyer's own store", async () => {
    expect(codeOf(await testApi.tryToBuy(vendor, product))).toBe('product/own-store')
  })

  test('refuses what is not on sale and what is not there', async () => {
    const paused = await testApi.product(vendor, { status: 'paused' })
    expect(codeOf(await testApi.tryToBuy(buyer, paused))).toBe('product/not-on-sale')
    const gone = { ...product, id: 'aaaaaaaaaaaaaaaaaaaa' }
    expect(codeOf(await testApi.tryToBuy(buyer, gone))).toBe('product/not-found')
  })

  test('refuses a state that the product is not delivered to', async () => {
    const local = await testApi.product(vendor, { delivery_states: ['Kano'] })
    expect(codeOf(await testApi.tryToBuy(buyer, local))).toBe('product/not-delivered-there')
  })

  test.each([
    ['state', { state: 'Narnia', city: 'Ikeja' }],
    ['state', { state: 'toString', city: 'Ikeja' }],
    ['city', { state: 'Lagos', city: 'Victoria Island' }],
    ['city', { state: 'Kano', city: 'Ikeja' }],
  ])('refuses a delivery %s that is not in the list: %j', async (field, place) => {
    const delivery = { ...DELIVERY, ...place }
    const response = await testApi.tryToBuy(buyer, product, { delivery })
    expect([response.status, codeOf(response)]).toEqual([400, 'request/invalid'])
    expect(response.error.details?.fields).toHaveProperty([`delivery.${field}`])
  })

  test('is not to be had without a key or without signing in', async () => {
    const body = { product_id: product.id, quantity: 1 }
    const headers = { 'idempotency-key': '' }
    const keyless = await testApi.call('POST', '/transactions', { as: buyer, body, headers })
    expect(codeOf(keyless)).toBe('idempotency/key-missing')
    expect(codeOf(await testApi.call('POST', '/transactions', { body }))).toBe('auth/missing-token')
  })
})

describe('the parties', () => {
  test('see it in their lists and whole, nobody else sees anything', async () => {
    const transaction = await testApi.paid(buyer, product)
    const path = `/transactions/${transaction.id}`
    for (const [person, role] of [
      [buyer, 'buyer'],
      [vendor, 'vendor'],
    ] as const) {
      const list = await testApi.call<{ items: { id: string }[] }>(
        'GET',
        `/transactions?role=${role}&status=in_escrow&limit=60`,
        { as: person },
      )
      expect(list.data.items.map(({ id }) => id)).toContain(transaction.id)
      const whole = await testApi.call<{ events: { action: string }[] }>('GET', path, {
        as: person,
      })
      expect(whole.data.events.map(({ action }) => action)).toEqual(['create', 'payment_confirmed'])
    }
    expect(codeOf(await testApi.call('GET', path, { as: stranger }))).toBe('transaction/not-found')
    const empty = await testApi.call<{ total: number }>('GET', '/transactions', { as: stranger })
    expect(empty.data.total).toBe(0)
  })

  test.each([
    ['cancel', {}],
    ['confirm', {}],
    ['decline', {}],
    ['release-reservation', {}],
    ['ship', { carrier: 'GIG', tracking_number: '12345' }],
    ['deliver', {}],
    ['receive', {}],
    ['approve', {}],
    ['dispute', { reason: 'other', description: 'Something is not right.' }],
    ['dispute/evidence', { paths: ['x'] }],
    ['dispute/message', { text: 'Hello' }],
    ['dispute/withdraw', {}],
    ['dispute/accept-refund', {}],
    ['dispute/propose', { refund_minor: 1 }],
    ['dispute/accept', { refund_minor: 1 }],
    ['review', { rating: 5, text: 'Very good' }],
  ])('are the only ones for whom %s exists', async (action, body) => {
    const transaction = await testApi.paid(buyer, product)
    const response = await testApi.act(stranger, transaction, action, body)
    expect([response.status, codeOf(response)]).toEqual([404, 'transaction/not-found'])
    expect((await testApi.read(transaction)).event_count).toBe(transaction.event_count)
  })
})

describe('an order', () => {
  test('goes from confirmation over shipping and the code to the vendor’s money', async () => {
    const transaction = await testApi.paid(buyer, product)
    await shipOrder(testApi, vendor, transaction)
    const code = await testApi.code(transaction)
    const delivered = await testApi.done(vendor, transaction, 'deliver', { escrow_code: code })
    expect(delivered).toMatchObject({ fulfilment: 'delivered', shipment: { proof: 'escrow_code' } })
    const completed = await testApi.done(buyer, transaction, 'approve')
    expect(completed.money).toEqual({
      charged_minor: transaction.amount_paid,
      held_minor: 0,
      released_minor: product.price,
      fee_minor: transaction.escrow_fee,
      refunded_minor: 0,
    })
  })

  test('refuses approval by the vendor and says what the vendor may do', async () => {
    const transaction = await testApi.paid(buyer, product)
    const response = await testApi.act(vendor, transaction, 'approve')
    expect([response.status, codeOf(response)]).toEqual([409, 'transaction/action-not-allowed'])
    expect(response.error.details?.allowed_actions).toEqual(['confirm', 'decline', 'dispute'])
    expect((await testApi.read(transaction)).status.status).toBe('in_escrow')
  })

  test('returns the first approval for a second one', async () => {
    const transaction = await testApi.paid(buyer, product)
    const first = await testApi.act(buyer, transaction, 'approve')
    const second = await testApi.act(buyer, transaction, 'approve')
    expect(second.status).toBe(200)
    expect(second.data.transaction).toEqual(first.data.transaction)
  })

  test('refuses the vendor’s steps to the buyer and the buyer’s to the vendor', async () => {
    const transaction = await testApi.paid(buyer, product)
    const ship = { carrier: 'GIG', tracking_number: '12345' }
    for (const [person, action, body] of [
      [buyer, 'confirm', {}],
      [buyer, 'decline', {}],
      [buyer, 'ship', ship],
      [buyer, 'deliver', {}],
      [vendor, 'receive', {}],
      [vendor, 'cancel', {}],
    ] as const) {
      const response = await testApi.act(person, transaction, action, body)
      expect([action, codeOf(response)]).toEqual([action, 'transaction/action-not-allowed'])
    }
  })

  test('is given back in full when the vendor declines, and the items return', async () => {
    const own = await testApi.product(vendor, { available_items: 5 })
    const transaction = await testApi.paid(buyer, own)
    const declined = await testApi.done(vendor, transaction, 'decline', { reason: 'Out of raffia' })
    expect(declined.money.refunded_minor).toBe(transaction.amount_paid)
    await testApi.drain()
    expect((await testApi.read(transaction)).refund?.state).toBe('processed')
    expect(await testApi.readProduct(own)).toMatchObject({ available_items: 5, sold_items: 0 })
  })

  test('can be cancelled before it is paid, and not once it is, until shipping is late', async () => {
    const unpaid = await testApi.buy(buyer, product)
    const cancelled = await testApi.done(buyer, unpaid, 'cancel')
    expect(cancelled.status.status).toBe('reversed')
    const transaction = await testApi.paid(buyer, product)
    expect(codeOf(await testApi.act(buyer, transaction, 'cancel'))).toBe(
      'transaction/action-not-allowed',
    )
  })

  test('needs the right code, a few wrong ones lock it', async () => {
    const transaction = await testApi.paid(buyer, product)
    await shipOrder(testApi, vendor, transaction)
    const code = await testApi.code(transaction)
    const wrong = code === '000000' ? '000001' : '000000'
    for (const tries_left of [4, 3, 2, 1, 0]) {
      const response = await testApi.act(vendor, transaction, 'deliver', { escrow_code: wrong })
      expect(response.error).toMatchObject({
        code: 'transaction/wrong-code',
        details: { tries_left },
      })
    }
    const locked = await testApi.act(vendor, transaction, 'deliver', { escrow_code: code })
    expect([locked.status, codeOf(locked)]).toEqual([429, 'transaction/code-locked'])
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('is delivered without the code only with other proof, and inspected for longer', async () => {
    const bare = await testApi.paid(buyer, product)
    await testApi.done(vendor, bare, 'confirm')
    await testApi.done(vendor, bare, 'ship', { carrier: 'A friend' })
    expect(codeOf(await testApi.act(vendor, bare, 'deliver'))).toBe('transaction/proof-required')
    const tracked = await testApi.paid(buyer, product)
    await shipOrder(testApi, vendor, tracked)
    const delivered = await testApi.done(vendor, tracked, 'deliver')
    expect(delivered.shipment?.proof).toBe('carrier')
  })

  test('is received when the buyer says so', async () => {
    const transaction = await testApi.paid(buyer, product)
    await shipOrder(testApi, vendor, transaction)
    const received = await testApi.done(buyer, transaction, 'receive')
    expect(received).toMatchObject({ fulfilment: 'delivered', shipment: { proof: 'buyer' } })
  })

  test('links no photo from elsewhere', async () => {
    const transaction = await testApi.paid(buyer, product)
    await testApi.done(vendor, transaction, 'confirm')
    const folder = `disputes/${transaction.id}/${buyer.uid}/${vendor.uid}`
    for (const photo_path of [`${folder}/${buyer.uid}/a.jpg`, `${folder}/${vendor.uid}/none.jpg`]) {
      const response = await testApi.act(vendor, transaction, 'ship', {
        carrier: 'GIG',
        photo_path,
      })
      expect(codeOf(response)).toBe('transaction/evidence-not-ours')
    }
  })
})
