import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { UnpaidOrders } from '../../../functions/src/domain/orders/transaction/unpaid-orders'
import { rejectTransfer } from '../../../tools/paystack-simulator/charges'
import { startMeter } from '../../support/firestore-meter'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
beforeEach(async () => {
  buyer = await testApi.buyer()
})
afterAll(() => testApi.close())

const listedProducts = (length: number, given: Partial<Product> = {}) =>
  Promise.all(Array.from({ length }, () => testApi.product(vendor, given)))
const bought = async (product: Product): Promise<Transaction> => {
  const response = await testApi.tryToBuy(buyer, product)
  if (response.status !== 200) throw new Error(response.text)
  return response.data.transaction
}
const codesOf = async (products: readonly Product[]) => {
  const responses = await Promise.all(products.map((product) => testApi.tryToBuy(buyer, product)))
  return responses.map(codeOf)
}
const paidFor = async (transaction: Transaction) => {
  testApi.pay(transaction, { is_silent: true })
  await testApi.verify(buyer, transaction)
}
const ACTION_NOT_ALLOWED = 'transaction/action-not-allowed'
const counter = () => collectionOf<UnpaidOrders>(COLLECTIONS.unpaidOrders).doc(buyer.uid)

describe('unpaid orders of one buyer', () => {
  test('are two at most, of fifty at once', { timeout: 60_000 }, async () => {
    const products = await listedProducts(50)
    const codes = await codesOf(products)
    expect(codes.filter((code) => code === 'success')).toHaveLength(2)
    expect(codes.filter((code) => code === 'transaction/unpaid-limit')).toHaveLength(48)
    const held = await Promise.all(products.map((product) => testApi.readProduct(product)))
    expect(held.reduce((sum, { reserved_items }) => sum + reserved_items, 0)).toBe(2)
  })

  test('are one of a product, of fifty at once, and the others see which', async () => {
    const [product] = await listedProducts(1, { available_items: 100 })
    if (!product) throw new Error('no product')
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => testApi.tryToBuy(buyer, product)),
    )
    const made = responses.filter(({ status }) => status === 200)
    expect(made).toHaveLength(1)
    for (const refused of responses.filter(({ status }) => status !== 200)) {
      expect([refused.status, codeOf(refused)]).toEqual([409, 'transaction/unpaid-exists'])
      expect(refused.error.details).toEqual({ transaction_id: made[0]?.data.transaction.id })
    }
    expect((await testApi.readProduct(product)).reserved_items).toBe(1)
  })

  test.each([
    ['paying', (transaction: Transaction) => paidFor(transaction)],
    ['cancelling', (transaction: Transaction) => testApi.done(buyer, transaction, 'cancel')],
    [
      'the vendor releasing',
      (transaction: Transaction) => testApi.done(vendor, transaction, 'release-reservation'),
    ],
  ])('make room by %s', async (_, end) => {
    const [first, second, third] = (await listedProducts(3)) as [Product, Product, Product]
    const transaction = await bought(first)
    await bought(second)
    const refused = await testApi.tryToBuy(buyer, third)
    expect(codeOf(refused)).toBe('transaction/unpaid-limit')
    expect(refused.error.details?.transaction_ids).toContain(transaction.id)
    await end(transaction)
    expect(await codesOf([third])).toEqual(['success'])
  })

  test('are one at a time for a day after three that lapsed', async () => {
    const products = await listedProducts(5)
    for (const product of products.slice(0, 2)) await bought(product)
    testApi.passTime(46 * MINUTE_MS)
    await testApi.runDueJobs()
    await testApi.done(buyer, await bought(products[2] as Product), 'cancel')
    await bought(products[3] as Product)
    const refused = await testApi.tryToBuy(buyer, products[4] as Product)
    expect(codeOf(refused)).toBe('transaction/unpaid-limit')
    expect(refused.error.details?.max_unpaid_orders).toBe(1)
    testApi.passTime(DAY_MS)
    await testApi.runDueJobs()
    expect(await codesOf(products.slice(2, 4))).toEqual(['success', 'success'])
  })

  test('are found again in the orders where their document is lost', async () => {
    const [first, second, third] = (await listedProducts(3)) as [Product, Product, Product]
    const transaction = await bought(first)
    await bought(second)
    await counter().delete()
    expect(await codesOf([first, third])).toEqual([
      'transaction/unpaid-exists',
      'transaction/unpaid-limit',
    ])
    // Cancelling writes to the deleted document. The fields it leaves must not pass for the whole
    // list.
    await testApi.done(buyer, transaction, 'cancel')
    expect(await codesOf([second])).toEqual(['transaction/unpaid-exists'])
    expect(await codesOf([third])).toEqual(['success'])
    const { orders, lapsed } = (await counter().get()).data() ?? { orders: {}, lapsed: {} }
    expect(Object.keys(orders)).toHaveLength(2)
    expect(Object.keys(lapsed)).toEqual([transaction.payment.reference])
  })

  test('cost five reads and eight writes to add to', async () => {
    const [first, second] = (await listedProducts(2)) as [Product, Product]
    await bought(first)
    const meter = startMeter()
    await bought(second)
    meter.stop()
    const { reads, writes } = meter.read()
    expect(reads).toBeLessThanOrEqual(5)
    expect(writes).toBeLessThanOrEqual(8)
  })
})

describe('somebody without a completed purchase', () => {
  test('holds a fifth of what is available and five at most, until one is completed', async () => {
    const [few, many] = [
      await testApi.product(vendor, { available_items: 4 }),
      await testApi.product(vendor, { available_items: 100 }),
    ]
    const all = await testApi.tryToBuy(buyer, few, { quantity: 4 })
    expect([codeOf(all), all.error.details]).toEqual([
      'transaction/unpaid-quantity',
      { max_quantity: 1, product_id: few.id },
    ])
    expect(codeOf(await testApi.tryToBuy(buyer, many, { quantity: 6 }))).toBe(
      'transaction/unpaid-quantity',
    )
    expect((await testApi.readProduct(many)).reserved_items).toBe(0)
    const first = (await testApi.tryToBuy(buyer, many, { quantity: 5 })).data.transaction
    await paidFor(first)
    expect(codeOf(await testApi.tryToBuy(buyer, few, { quantity: 4 }))).toBe(
      'transaction/unpaid-quantity',
    )
    await testApi.done(buyer, first, 'approve')
    expect((await testApi.tryToBuy(buyer, few, { quantity: 4 })).status).toBe(200)
  })
})

describe('the vendor', () => {
  test('releases what is held unpaid, and money that comes later goes back by itself', async () => {
    const product = await testApi.product(vendor, { available_items: 1 })
    const transaction = await bought(product)
    const whole = await testApi.call<{ actions: string[] }>(
      'GET',
      `/transactions/${transaction.id}`,
      { as: vendor },
    )
    expect(whole.data.actions).toEqual(['release_reservation'])
    const released = await testApi.done(vendor, transaction, 'release-reservation')
    expect(released.status.status).toBe('reversed')
    expect((await testApi.readProduct(product)).available_items).toBe(1)
    testApi.pay(transaction)
    await testApi.drain()
    const late = await testApi.read(transaction)
    expect(late.money).toMatchObject({
      charged_minor: late.amount_paid,
      refunded_minor: late.amount_paid,
    })
    expect((await testApi.readProduct(product)).available_items).toBe(1)
  })

  test('can not release what was paid, also where nobody reported it yet', async () => {
    const transaction = await bought(await testApi.product(vendor))
    testApi.pay(transaction, { is_silent: true })
    const response = await testApi.act(vendor, transaction, 'release-reservation')
    expect([response.status, codeOf(response)]).toEqual([409, ACTION_NOT_ALLOWED])
    expect(response.error.details?.allowed_actions).toContain('confirm')
    expect((await testApi.read(transaction)).status.status).toBe('in_escrow')
  })

  test('is the only one who can', async () => {
    const transaction = await bought(await testApi.product(vendor))
    const response = await testApi.act(buyer, transaction, 'release-reservation')
    expect([response.status, codeOf(response)]).toEqual([409, ACTION_NOT_ALLOWED])
  })
})

test('others are told of the last items when somebody is paying, and when to try again', async () => {
  const product = await testApi.product(vendor, { available_items: 1 })
  const { deadline } = await bought(product)
  const refused = await testApi.tryToBuy(await testApi.buyer(), product)
  expect([refused.status, codeOf(refused)]).toEqual([409, 'product/out-of-stock'])
  expect(refused.error.details).toMatchObject({
    available_items: 0,
    held_items: 1,
    held_until: { seconds: (deadline?.at.seconds ?? 0) + 900 },
  })
  testApi.passTime(46 * MINUTE_MS)
  await testApi.runDueJobs()
  expect((await testApi.tryToBuy(await testApi.buyer(), product)).status).toBe(200)
})

describe('a transfer that the provider sends back', () => {
  const reject = (
    { payment }: Transaction,
    how: Parameters<typeof rejectTransfer>[2],
  ): Promise<void> => {
    const charge = testApi.simulator.world.state.charges.get(payment.reference)
    if (!charge) throw new Error('no charge')
    rejectTransfer(testApi.simulator.world, charge, how)
    return testApi.simulator.idle()
  }
  const eventsOf = async (transaction: Transaction) => {
    const whole = await testApi.call<{
      events: { action: string; note: string; amount_minor: number }[]
    }>('GET', `/transactions/${transaction.id}`, { as: buyer })
    return whole.data.events.filter(({ action }) => action === 'transfer_rejected')
  }

  test('is said in the order, which stays payable', async () => {
    const transaction = await bought(await testApi.product(vendor))
    const amount = transaction.amount_paid - 100
    await reject(transaction, { amount, message_type: 'INCORRECT_AMOUNT' })
    await reject(transaction, { amount, message_type: 'INCORRECT_AMOUNT' })
    expect(await eventsOf(transaction)).toMatchObject([
      { note: 'INCORRECT_AMOUNT', amount_minor: amount },
    ])
    const now = await testApi.read(transaction)
    expect([now.status.status, now.deadline]).toEqual(['pending', transaction.deadline])
    expect(now.money.charged_minor).toBe(0)
    await paidFor(transaction)
    expect((await testApi.read(transaction)).status.status).toBe('in_escrow')
  })

  test('is said in an order that has ended, and brings no refund', async () => {
    const transaction = await bought(await testApi.product(vendor))
    testApi.passTime(46 * MINUTE_MS)
    await testApi.runDueJobs()
    const amount = transaction.amount_paid
    await reject(transaction, { amount, message_type: 'ACCOUNT_EXPIRED' })
    expect(await eventsOf(transaction)).toMatchObject([{ note: 'ACCOUNT_EXPIRED' }])
    expect(await testApi.read(transaction)).toMatchObject({
      status: { status: 'reversed' },
      refund: null,
      money: { charged_minor: 0 },
    })
  })
})
