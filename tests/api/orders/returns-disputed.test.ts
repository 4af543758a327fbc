import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { DAY_MS } from '../../../functions/src/contract/time'
import { readStock } from '../../../functions/src/db/catalog/stock'
import { allProblems, openStores, paidCheckout, type Stores } from '../../support/checkouts'
import { type Person, signUpOperator } from '../../support/people'
import { askReturn, handOver, photoOf, SENT_BACK } from '../../support/returns'
import { codeOf } from '../../support/test-api'

let stores: Stores
let testApi: Stores['testApi']
let vendor: Person
let buyer: Person

beforeAll(async () => {
  stores = await openStores()
  ;({ testApi } = stores)
  vendor = stores.vendors[0]
})
beforeEach(async () => {
  buyer = await testApi.buyer()
})
afterAll(() => testApi.close())

const deliveredAs = async (products: Product[], quantity = 1): Promise<Transaction> => {
  const lines = products.map((product) => ({ product, quantity }))
  const [order] = await paidCheckout(testApi, buyer, lines)
  if (!order) throw new Error('no order')
  return handOver(testApi, vendor, order)
}

/** Takes a return through to its end. */
const returned = async (asked: Transaction): Promise<Transaction> => {
  await testApi.done(vendor, asked, 'return/agree')
  await testApi.done(buyer, asked, 'return/send', SENT_BACK)
  await testApi.done(vendor, asked, 'return/arrived')
  return testApi.done(vendor, asked, 'return/accept')
}

const stockOf = async ({ id }: Product) => (await readStock(id))?.data.variants[id]

describe('a replacement', () => {
  test('is sent with a new code and inspected anew, once (case 90)', async () => {
    const product = await testApi.product(vendor, { available_items: 2 })
    const order = await deliveredAs([product])
    const first_code = await testApi.code(order)
    const asked = await askReturn(testApi, buyer, order, { wish: 'replacement' })
    const again = await returned(asked)
    expect(again).toMatchObject({
      status: { status: 'in_escrow' },
      fulfilment: 'confirmed',
      round: 2,
      shipment: null,
      return: { outcome: 'second_try' },
      money: { held_minor: order.amount_paid },
    })
    expect(await stockOf(product)).toMatchObject({ available: 0, sold: 2 })
    const code = await testApi.code(again)
    expect(code).not.toBe(first_code)
    await testApi.done(vendor, again, 'ship', { carrier: 'GIG', tracking_number: 'GIG-2' })
    const wrong = await testApi.act(vendor, again, 'deliver', { escrow_code: first_code })
    expect(codeOf(wrong)).toBe('transaction/wrong-code')
    const there = await testApi.done(vendor, again, 'deliver', { escrow_code: code })
    expect(there.fulfilment).toBe('delivered')
    const done = await testApi.done(buyer, there, 'approve')
    expect(done.money.released_minor).toBe(1_250_000)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('can’t be agreed to without stock (case 91)', async () => {
    const product = await testApi.product(vendor, { available_items: 1 })
    const order = await deliveredAs([product])
    const asked = await askReturn(testApi, buyer, order, { wish: 'replacement' })
    for (const action of ['return/agree', 'return/waive']) {
      expect(codeOf(await testApi.act(vendor, asked, action))).toBe('product/out-of-stock')
    }
    expect(await testApi.read(asked)).toMatchObject({ fulfilment: 'return_asked' })
  })

  test('is waited for with the buyer’s consent, and agreed to when it is there (case 91)', async () => {
    const product = await testApi.product(vendor, { available_items: 2 })
    const received = await deliveredAs([product])
    const [others] = await paidCheckout(testApi, await testApi.buyer(), [{ product, quantity: 1 }])
    if (!others) throw new Error('no order')
    const asked = await askReturn(testApi, buyer, received, { wish: 'replacement' })
    expect(codeOf(await testApi.act(vendor, asked, 'return/agree'))).toBe('product/out-of-stock')
    const day = lagosDayOf(testApi.clock() + 8 * DAY_MS)
    for (const [body, code] of [
      [{ day: lagosDayOf(testApi.clock()) }, 'transaction/wait-day-out-of-range'],
      [{ day: '2026-11-31' }, 'request/invalid'],
      [{}, 'request/invalid'],
    ] as const) {
      expect(codeOf(await testApi.act(vendor, asked, 'return/wait', body))).toBe(code)
    }
    const stranger = await testApi.buyer()
    for (const [one, action] of [
      [stranger, 'return/wait'],
      [stranger, 'return/accept-wait'],
      [buyer, 'return/wait'],
      [vendor, 'return/accept-wait'],
    ] as const) {
      const expected = one === stranger ? 'transaction/not-found' : 'transaction/action-not-allowed'
      expect(codeOf(await testApi.act(one, asked, action, { day }))).toBe(expected)
    }
    await testApi.done(vendor, asked, 'return/wait', { day })
    await testApi.done(buyer, asked, 'return/accept-wait', { day })
    testApi.passTime(5 * DAY_MS)
    await testApi.drain()
    expect(await testApi.read(asked)).toMatchObject({ fulfilment: 'return_asked' })
    // The unit of the order that nobody confirmed can be sent instead.
    expect(await testApi.read(others)).toMatchObject({ fulfilment: 'cancelled' })
    expect(await testApi.done(vendor, asked, 'return/agree')).toMatchObject({
      fulfilment: 'returning',
      return: { wish: 'replacement' },
    })
  })
})

describe('in a dispute', () => {
  const disputed = async (): Promise<Transaction> => {
    const order = await deliveredAs([await testApi.product(vendor)])
    return testApi.done(buyer, order, 'dispute', {
      reason: 'damaged',
      description: 'It came in two pieces.',
    })
  }

  test('a settlement with the goods back lapses once they aren’t sent, and it goes on (case 92)', async () => {
    const open = await disputed()
    const offer = { refund_minor: 900_000, goods: 'return' }
    await testApi.done(vendor, open, 'dispute/propose', offer)
    const unseen = await testApi.act(buyer, open, 'dispute/accept', { refund_minor: 900_000 })
    expect(codeOf(unseen)).toBe('transaction/no-proposal')
    const agreed = await testApi.done(buyer, open, 'dispute/accept', offer)
    expect(agreed).toMatchObject({ fulfilment: 'returning', dispute: null })
    expect(agreed.money.held_minor).toBe(open.amount_paid)
    testApi.passTime(8 * DAY_MS)
    await testApi.drain()
    const back = await testApi.read(agreed)
    expect(back).toMatchObject({
      status: { status: 'in_dispute' },
      fulfilment: 'delivered',
      dispute: { raised_by: 'buyer', proposal: null },
    })
    const again = await testApi.act(vendor, back, 'dispute/propose', offer)
    expect(codeOf(again)).toBe('transaction/return-not-possible')
  })

  test('a settlement with the goods back ends as agreed', async () => {
    const open = await disputed()
    const offer = { refund_minor: 900_000, goods: 'return' }
    await testApi.done(vendor, open, 'dispute/propose', offer)
    await testApi.done(buyer, open, 'dispute/accept', offer)
    await testApi.done(buyer, open, 'return/send', SENT_BACK)
    await testApi.done(vendor, open, 'return/arrived')
    const done = await testApi.done(vendor, open, 'return/accept')
    expect(done).toMatchObject({
      status: { status: 'completed' },
      money: { refunded_minor: 900_000, released_minor: 350_000, fee_minor: open.escrow_fee },
    })
    expect(await allProblems(testApi)).toEqual([])
  })

  test('a refused return is one of the buyer’s, and withdrawing it resumes the inspection', async () => {
    const order = await deliveredAs([await testApi.product(vendor)])
    const asked = await askReturn(testApi, buyer, order)
    const refused = await testApi.done(vendor, asked, 'return/refuse', {
      reason: 'It left here in one piece.',
      evidence_paths: [await photoOf(asked, vendor)],
    })
    expect(refused).toMatchObject({
      status: { status: 'in_dispute' },
      dispute: {
        raised_by: 'buyer',
        responded: true,
        evidence_count: { buyer: 1, vendor: 1 },
      },
      return: { outcome: 'refused' },
    })
    const back = await testApi.done(buyer, refused, 'dispute/withdraw')
    expect(back).toMatchObject({ fulfilment: 'delivered', deadline: { action: 'approve' } })
  })

  test('an empty box is contested with photos, and an operator decides (case 79)', async () => {
    const order = await deliveredAs([await testApi.product(vendor)])
    const asked = await askReturn(testApi, buyer, order)
    await testApi.done(vendor, asked, 'return/agree')
    await testApi.done(vendor, asked, 'return/arrived')
    const reason = 'There was nothing in the box.'
    const bare = await testApi.act(vendor, asked, 'return/contest', { reason })
    expect(codeOf(bare)).toBe('transaction/photo-required')
    const contested = await testApi.done(vendor, asked, 'return/contest', {
      reason,
      evidence_paths: [await photoOf(asked, vendor)],
    })
    expect(contested).toMatchObject({
      status: { status: 'in_dispute' },
      fulfilment: 'returned',
      dispute: { escalated: true, raised_by: 'vendor', reason: 'return_contested' },
      money: { held_minor: order.amount_paid },
    })
    const operator = await signUpOperator(testApi.deps, 'money')
    const decided = await testApi.call('POST', `/console/cases/${order.id}/decide`, {
      as: operator,
      body: {
        version: contested.event_count,
        outcome: 'release',
        reason: 'The carrier weighed an empty box.',
      },
    })
    expect(decided.status).toBe(200)
    expect(await testApi.read(order)).toMatchObject({
      status: { status: 'completed' },
      money: { released_minor: 1_250_000 },
    })
    expect(await allProblems(testApi)).toEqual([])
  })

  test('an operator’s refund with the goods back moves nothing before they are', async () => {
    const open = await disputed()
    await testApi.done(vendor, open, 'dispute/message', { text: 'It left here in one piece.' })
    testApi.passTime(15 * DAY_MS)
    await testApi.drain()
    const operator = await signUpOperator(testApi.deps, 'money')
    const { event_count } = await testApi.read(open)
    const decided = await testApi.call('POST', `/console/cases/${open.id}/decide`, {
      as: operator,
      body: {
        version: event_count,
        outcome: 'refund',
        goods: 'return',
        reason: 'The photos show it broken.',
      },
    })
    expect(decided.status).toBe(200)
    expect(await testApi.read(open)).toMatchObject({
      fulfilment: 'returning',
      money: { held_minor: open.amount_paid },
      return: { source: 'decision', agreed_by: 'operator' },
    })
    await testApi.done(vendor, open, 'return/arrived')
    testApi.passTime(3 * DAY_MS)
    await testApi.drain()
    expect(await testApi.read(open)).toMatchObject({
      status: { status: 'reversed' },
      money: { held_minor: 0, refunded_minor: open.amount_paid },
    })
    expect(await allProblems(testApi)).toEqual([])
  })
})
