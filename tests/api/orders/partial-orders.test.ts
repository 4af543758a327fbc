import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { QueueItem } from '../../../functions/src/contract/entities/console/console'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { TransactionItem } from '../../../functions/src/contract/entities/orders/transaction-item'
import { sumOf } from '../../../functions/src/contract/sum-of'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { readStock } from '../../../functions/src/db/catalog/stock'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { countSales } from '../../../functions/src/usecases/money/sales/count-sales'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import {
  allProblems,
  type CartLine,
  cartOf,
  countsOf,
  drainLater,
  openStores,
  paidCheckout,
  refundsOf,
  type Stores,
} from '../../support/checkouts'
import { type Person, signUpOperator } from '../../support/people'
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

type Sent = { product_id: string; variant_id: string; quantity: number }
const sending = ({ product_id, variant_id }: TransactionItem, quantity: number): Sent => ({
  product_id,
  variant_id,
  quantity,
})

/** Two lines of the first store, two and one pieces, and one of the second. */
const ordered = async (): Promise<{ lines: CartLine[]; orders: Transaction[] }> => {
  const [a, b] = (await cartOf(stores)) as [CartLine, CartLine]
  const cap = { product: await testApi.product(vendor, { price: 250_000 }) }
  const lines = [{ ...a, quantity: 2 }, cap, b]
  return { lines, orders: await paidCheckout(testApi, buyer, lines) }
}

const first = ({ items: [item] }: Transaction): TransactionItem => {
  if (!item) throw new Error('an order without items')
  return item
}

/** The units of an item that its vendor said not to have. */
const missingOf = async ({ product_id, variant_id }: TransactionItem) =>
  (await readStock(product_id))?.data.variants[variant_id]?.missing ?? 0

const confirmPartly = (as: Person, order: Transaction, lines: readonly Sent[]) =>
  testApi.act(as, order, 'confirm-partial', { lines, reason: 'One has a hole.' })

describe('an order that is confirmed with fewer pieces', () => {
  test('refunds the missing ones with their shares on the charge, and takes them out of the stock', async () => {
    const { lines, orders } = await ordered()
    const [order, other] = orders as [Transaction, Transaction]
    const item = first(order)
    const part = item.unit_price + Math.ceil(item.escrow_fee_minor / 2)
    const done = await confirmPartly(vendor, order, [sending(item, 1)])
    expect(done.data.transaction).toMatchObject({
      fulfilment: 'confirmed',
      units_total: 2,
      quantity: 1,
      amount_paid: order.amount_paid - part,
      money: { held_minor: order.amount_paid - part, refunded_minor: part },
      partial: {
        missing: [{ quantity: 1, unit_price: item.unit_price }],
        goods_minor: item.unit_price,
        refund: { amount_minor: part, state: 'pending' },
      },
      refund: null,
    })
    await drainLater(testApi)
    expect(refundsOf(testApi, order).map(({ amount }) => amount)).toEqual([part])
    expect((await testApi.read(order)).partial?.refund.state).toBe('processed')
    expect((await testApi.read(other)).money.held_minor).toBe(other.amount_paid)
    expect(await countsOf(testApi, lines[0] as CartLine)).toEqual([8, 0, 1])
    expect(await missingOf(item)).toBe(1)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('goes on without a line of which nothing is left, and pays the vendor for the rest', async () => {
    const { orders } = await ordered()
    const [order] = orders as [Transaction]
    const [item, cap] = order.items as [TransactionItem, TransactionItem]
    await confirmPartly(vendor, order, [sending(item, 0)])
    const rest = await testApi.read(order)
    expect(rest.items.map(({ product_id }) => product_id)).toEqual([cap.product_id])
    expect(rest).toMatchObject({ product_id: cap.product_id, product_details: { name: cap.title } })
    await testApi.done(buyer, order, 'accept-partial')
    await testApi.done(vendor, order, 'ship', { carrier: 'GIG', tracking_number: 'GIG-1' })
    await testApi.done(buyer, order, 'receive')
    await testApi.done(buyer, order, 'approve')
    await drainLater(testApi)
    const ended = await testApi.read(order)
    const { unit_price: released_minor, escrow_fee_minor: fee_minor } = cap
    expect(ended.money).toMatchObject({ held_minor: 0, released_minor, fee_minor })
    for (const event of await readEvents(order.id)) await countSales(ended, event)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('is a decline if nothing is left', async () => {
    const { orders } = await ordered()
    const [order] = orders as [Transaction]
    const none = order.items.map((item) => sending(item, 0))
    const done = await confirmPartly(vendor, order, none)
    expect(done.data.transaction).toMatchObject({
      status: { status: 'reversed' },
      refund: { amount_minor: order.amount_paid },
    })
    expect(done.data.transaction.partial).toBeUndefined()
    expect(await missingOf(first(order))).toBe(first(order).quantity)
    expect((await confirmPartly(vendor, order, none)).status).toBe(200)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('may be cancelled by the buyer within a day: two refunds, the whole sum', async () => {
    const { lines, orders } = await ordered()
    const [order] = orders as [Transaction]
    await confirmPartly(vendor, order, [sending(first(order), 1)])
    await testApi.done(buyer, order, 'cancel')
    await drainLater(testApi)
    const made = refundsOf(testApi, order)
    expect(made).toHaveLength(2)
    expect(sumOf(made.map(({ amount }) => amount))).toBe(order.amount_paid)
    expect(await testApi.read(order)).toMatchObject({
      status: { status: 'reversed' },
      refund: { state: 'processed' },
      partial: { refund: { state: 'processed' } },
    })
    expect(await countsOf(testApi, lines[0] as CartLine)).toEqual([9, 0, 0])
    expect(await allProblems(testApi)).toEqual([])
  })

  test('is not sent before the buyer has taken it or the day is over, nor cancelled after', async () => {
    const { orders } = await ordered()
    const [order] = orders as [Transaction]
    await confirmPartly(vendor, order, [sending(first(order), 1)])
    const shipment = { carrier: 'GIG', tracking_number: 'GIG-2' }
    const early = await testApi.act(vendor, order, 'ship', shipment)
    expect(codeOf(early)).toBe('transaction/action-not-allowed')
    testApi.passTime(DAY_MS + HOUR_MS)
    const late = await testApi.act(buyer, order, 'cancel')
    expect(codeOf(late)).toBe('transaction/action-not-allowed')
    const taken = await testApi.act(buyer, order, 'accept-partial')
    expect(codeOf(taken)).toBe('transaction/action-not-allowed')
    await testApi.done(vendor, order, 'ship', shipment)
  })

  test('is confirmed once by two taps, and only the first one decides', async () => {
    const { orders } = await ordered()
    const [order] = orders as [Transaction]
    const lines = [sending(first(order), 1)]
    const both = await Promise.all([1, 2].map(() => confirmPartly(vendor, order, lines)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const other = await confirmPartly(vendor, order, [sending(first(order), 0)])
    expect(codeOf(other)).toBe('transaction/action-not-allowed')
    await drainLater(testApi)
    expect(refundsOf(testApi, order)).toHaveLength(1)
  })

  test('is refused for other lines, more pieces, all of them, and by anybody else', async () => {
    const { orders } = await ordered()
    const [order, other] = orders as [Transaction, Transaction]
    const item = first(order)
    for (const lines of [
      [sending(item, 3)],
      [sending(item, 2)],
      [sending(first(other), 0)],
      [sending(item, 1), sending(item, 1)],
    ]) {
      expect(codeOf(await confirmPartly(vendor, order, lines))).toBe(
        'transaction/units-out-of-range',
      )
    }
    const lines = [sending(item, 1)]
    expect(codeOf(await confirmPartly(buyer, order, lines))).toBe('transaction/action-not-allowed')
    expect(codeOf(await confirmPartly(stores.vendors[1], order, lines))).toBe(
      'transaction/not-found',
    )
    expect((await testApi.read(order)).event_count).toBe(order.event_count)
  })

  test('asks for an account if the part can’t go back, while the order goes on (case 7)', async () => {
    nameAccount(testApi.simulator.world, '058', '0123456784', 'NGOZI EZE')
    const product = await testApi.product(vendor)
    const order = await testApi.buy(buyer, product, { quantity: 2 })
    testApi.pay(order, { is_silent: true, card: 'refund-attention' })
    await testApi.verify(buyer, order)
    await confirmPartly(vendor, order, [sending(first(order), 1)])
    await drainLater(testApi)
    expect((await testApi.read(order)).partial?.refund.state).toBe('needs_attention')
    expect(await queuedRefunds(order)).toMatchObject([{ id: `${order.id}~part` }])
    const erasure = { as: buyer, body: { confirm: 'DELETE' } }
    const deleted = await testApi.call('POST', '/users/delete', erasure)
    expect(codeOf(deleted)).toBe('user/money-held')
    await testApi.done(buyer, order, 'accept-partial')
    await shipAfter(order)
    const account = { bank_code: '058', account_number: '0123456784', is_confirmed: true }
    const named = await testApi.act(buyer, order, 'refund-account', account)
    expect(named.status).toBe(200)
    await drainLater(testApi)
    expect(await testApi.read(order)).toMatchObject({
      fulfilment: 'shipped',
      partial: { refund: { state: 'processed' } },
      refund: null,
    })
    expect(await queuedRefunds(order)).toEqual([])
    expect(await allProblems(testApi)).toEqual([])
  })
})

/** What of an order's refunds waits for an operator. */
const queuedRefunds = async ({ id }: Transaction): Promise<QueueItem[]> => {
  const as = await signUpOperator(testApi.deps, 'support')
  const path = '/console/queue?kind=refund'
  const page = await testApi.call<{ items: QueueItem[] }>('GET', path, { as })
  return page.data.items.filter(({ subject }) => subject.id === id)
}

const shipAfter = (order: Transaction) =>
  testApi.done(vendor, order, 'ship', { carrier: 'GIG', tracking_number: 'GIG-3' })

describe('the delivery of an order with fewer pieces', () => {
  const profile = (version: number, change: object) =>
    testApi.call('PUT', '/vendors/delivery-profile', {
      as: stores.vendors[2],
      body: {
        origin: { state: 'Lagos', city: 'Lagos Island' },
        working_days: [1, 2, 3, 4, 5, 6, 7],
        cutoff_hour: 16,
        handling_days: 2,
        methods: ['courier'],
        rates: [
          { up_to_grams: 600, fee_minor: 100_000 },
          { up_to_grams: 5_000, fee_minor: 250_000 },
        ].map((rate) => ({
          ...rate,
          method: 'courier',
          scope: 'everywhere',
          places: [],
          days_min: 1,
          days_max: 3,
        })),
        free_from_minor: null,
        version,
        ...change,
      },
    })

  test('gets cheaper with its weight, and stays free below the limit for free delivery (case 35)', async () => {
    const seller = stores.vendors[2]
    expect((await profile(0, {})).status).toBe(200)
    const product = await testApi.product(seller, { price: 400_000 })
    const buy = (total: number) =>
      testApi.paid(buyer, product, {
        quantity: 2,
        delivery_method: 'courier',
        expected_total_minor: total,
      })
    const dear = await buy(2_000_000)
    expect(dear.delivery_fee).toBe(250_000)
    await confirmPartly(seller, dear, [sending(first(dear), 1)])
    expect(await testApi.read(dear)).toMatchObject({
      delivery_fee: 100_000,
      partial: { delivery_minor: 150_000 },
    })
    expect((await profile(1, { free_from_minor: 800_000 })).status).toBe(200)
    buyer = await testApi.buyer()
    const free = await buy(2_000_000)
    expect(free.delivery_fee).toBe(0)
    await confirmPartly(seller, free, [sending(first(free), 1)])
    expect(await testApi.read(free)).toMatchObject({
      delivery_fee: 0,
      partial: { delivery_minor: 0 },
    })
    await drainLater(testApi)
    expect(await allProblems(testApi)).toEqual([])
  })
})
