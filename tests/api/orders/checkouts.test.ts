import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { sumOf } from '../../../functions/src/contract/sum-of'
import { collectionOf } from '../../../functions/src/db/firestore'
import {
  type CartLine,
  cartOf,
  cartTotal,
  countsOf,
  openCheckout,
  openStores,
  type Stores,
  tryCheckout,
} from '../../support/checkouts'
import { startMeter } from '../../support/firestore-meter'
import type { Person } from '../../support/people'
import { codeOf } from '../../support/test-api'

let stores: Stores
let testApi: Stores['testApi']
let vendors: Stores['vendors']
let buyer: Person

beforeAll(async () => {
  stores = await openStores()
  ;({ testApi, vendors } = stores)
})
beforeEach(async () => {
  buyer = await testApi.buyer()
})
afterAll(() => testApi.close())

test.each([
  [1, 1],
  [3, 1],
  [5, 1],
  [2, 2],
])(
  'a checkout of %i stores, %i lines of each, costs no more than its budget',
  async (v, of_each) => {
    const sellers = [...vendors, await testApi.vendor(), await testApi.vendor()].slice(0, v)
    const lines = await Promise.all(
      sellers
        .flatMap((vendor) => Array(of_each).fill(vendor))
        .map(async (vendor) => ({ product: await testApi.product(vendor) })),
    )
    // The first of a while also reads the switches, which an instance caches for 30 s.
    await openCheckout(testApi, await testApi.buyer(), await cartOf(stores))
    await testApi.forgetLimit(buyer)
    const meter = startMeter()
    const { status } = await tryCheckout(testApi, buyer, lines)
    meter.stop()
    expect(status).toBe(200)
    const { reads, writes } = meter.read()
    const l = lines.length
    // Each product's stock is a document of its own, so that further lines of a store cost two reads.
    expect(reads).toBeLessThanOrEqual(of_each === 1 ? 2 + 2 * v + l : 2 + v + 2 * l)
    expect(writes).toBeLessThanOrEqual(2 + 4 * v + l)
  },
)

describe('a checkout of three stores', () => {
  test('reserves all goods and is one payment of one order for each store', async () => {
    const lines = await cartOf(stores)
    const { transactions, amount_minor, reference } = await openCheckout(testApi, buyer, lines)
    expect(transactions.map(({ vendor_id }) => vendor_id)).toEqual(vendors.map(({ uid }) => uid))
    expect(amount_minor).toBe(cartTotal(lines))
    expect(sumOf(transactions.map(({ amount_paid }) => amount_paid))).toBe(amount_minor)
    for (const { payment, status } of transactions) {
      expect(payment).toMatchObject({ reference, orders: 3, paid_at: null })
      expect(status.status).toBe('pending')
    }
    expect(await Promise.all(lines.map((line) => countsOf(testApi, line)))).toEqual(
      lines.map(() => [9, 1, 0]),
    )
    const shown = await testApi.call<{ transactions: Transaction[] }>(
      'GET',
      `/checkouts/${reference}`,
      { as: buyer },
    )
    expect(shown.data).toMatchObject({ state: 'awaiting', amount_minor })
    const stranger = await testApi.call('GET', `/checkouts/${reference}`, { as: vendors[0] })
    expect(codeOf(stranger)).toBe('payment/not-found')
  })

  test('takes several products of one store as one order, each with its share of the fee', async () => {
    const [first, second] = await cartOf(stores)
    const other = { product: await testApi.product(vendors[0], { price: 50_001 }), quantity: 3 }
    const lines = [first, second, other] as CartLine[]
    const { transactions } = await openCheckout(testApi, buyer, lines)
    const [order] = transactions
    expect(transactions).toHaveLength(2)
    expect(order).toMatchObject({ units_total: 4, quantity: 1, product_id: first?.product.id })
    expect(order?.items.map(({ quantity }) => quantity)).toEqual([1, 3])
    const shares = order?.items.map(({ escrow_fee_minor }) => escrow_fee_minor) ?? []
    expect(sumOf(shares)).toBe(order?.escrow_fee)
    expect(await countsOf(testApi, other)).toEqual([7, 3, 0])
    await testApi.done(buyer, order as Transaction, 'cancel')
    expect(await countsOf(testApi, other)).toEqual([10, 0, 0])
  })

  test('is the same for the same key', async () => {
    const lines = await cartOf(stores)
    const made = await tryCheckout(testApi, buyer, lines, {}, `same-${buyer.uid}`)
    expect(made.status).toBe(200)
    const again = await tryCheckout(testApi, buyer, lines, {}, `same-${buyer.uid}`)
    expect(again.data).toEqual(made.data)
    expect(await Promise.all(lines.map((line) => countsOf(testApi, line)))).toEqual(
      lines.map(() => [9, 1, 0]),
    )
  })

  test('is not opened twice, and is cancelled as a whole', async () => {
    const lines = await cartOf(stores)
    const { reference, transactions } = await openCheckout(testApi, buyer, lines)
    const again = await tryCheckout(testApi, buyer, lines.slice(2))
    expect(again.error).toMatchObject({
      code: 'transaction/unpaid-exists',
      details: { transaction_id: transactions[2]?.id },
    })
    const path = `/checkouts/${reference}/cancel`
    expect(codeOf(await testApi.call('POST', path, { as: vendors[0], body: {} }))).toBe(
      'payment/not-found',
    )
    const cancelled = await testApi.call<{ transactions: Transaction[] }>('POST', path, {
      as: buyer,
      body: {},
    })
    expect(cancelled.data.transactions.map(({ status }) => status.status)).toEqual(
      Array(3).fill('reversed'),
    )
    expect(await Promise.all(lines.map((line) => countsOf(testApi, line)))).toEqual(
      lines.map(() => [10, 0, 0]),
    )
    expect((await tryCheckout(testApi, buyer, lines)).status).toBe(200)
  })
})

describe('what changed since it was looked at', () => {
  test('is said line by line, and nothing is reserved (case 8)', async () => {
    const lines = await cartOf(stores)
    const [dear, scarce, gone] = lines as [CartLine, CartLine, CartLine]
    await collectionOf<Product>(COLLECTIONS.products)
      .doc(dear.product.id)
      .update({ price: 1_200_000 })
    await collectionOf<Product>(COLLECTIONS.products)
      .doc(gone.product.id)
      .update({ status: 'paused' })
    await testApi.forgetLimit(buyer)
    const response = await tryCheckout(testApi, buyer, [
      { ...dear, seen_price_minor: dear.product.price },
      { ...scarce, quantity: 11 },
      gone,
    ])
    expect([response.status, codeOf(response)]).toEqual([409, 'checkout/changed'])
    expect(response.error.details?.changes).toMatchObject([
      {
        kind: 'price',
        product_id: dear.product.id,
        before_minor: 1_000_100,
        now_minor: 1_200_000,
      },
      { kind: 'fewer', product_id: scarce.product.id, available_items: 10 },
      { kind: 'gone', product_id: gone.product.id },
      { kind: 'total' },
    ])
    expect(await countsOf(testApi, dear)).toEqual([10, 0, 0])
    expect(await countsOf(testApi, scarce)).toEqual([10, 0, 0])
  })

  test('is taken and said if it is better (case 8)', async () => {
    const lines = await cartOf(stores)
    const [cheaper] = lines as [CartLine]
    await collectionOf<Product>(COLLECTIONS.products)
      .doc(cheaper.product.id)
      .update({ price: 900_000 })
    await testApi.forgetLimit(buyer)
    const seen = lines.map((line) => ({ ...line, seen_price_minor: line.product.price }))
    const { data } = await tryCheckout(testApi, buyer, seen)
    expect(data.changes).toMatchObject([
      { kind: 'price', before_minor: 1_000_100, now_minor: 900_000 },
      { kind: 'total', before_minor: cartTotal(lines), now_minor: data.amount_minor },
    ])
    expect(data.amount_minor).toBeLessThan(cartTotal(lines))
  })

  test('refuses one’s own goods, a sixth store and the same line twice (case 30)', async () => {
    const [line] = (await cartOf(stores)) as [CartLine]
    await testApi.forgetLimit(vendors[0])
    const own = await tryCheckout(testApi, vendors[0], [line])
    expect(own.error.details?.changes).toMatchObject([{ kind: 'own' }, { kind: 'total' }])
    expect(codeOf(await tryCheckout(testApi, buyer, [line, line]))).toBe('request/invalid')
    const others = await Promise.all([4, 5, 6].map((digit) => testApi.vendor(`012345678${digit}`)))
    const six = await Promise.all(
      [...vendors, ...others].map(async (vendor) => ({ product: await testApi.product(vendor) })),
    )
    await testApi.forgetLimit(buyer)
    expect(codeOf(await tryCheckout(testApi, buyer, six))).toBe('checkout/too-many-stores')
    expect((await tryCheckout(testApi, buyer, six.slice(0, 5))).status).toBe(200)
  })

  test('a quote says the same without an account, and saves nothing', async () => {
    const lines = await cartOf(stores)
    const { data } = await testApi.call<{ total_minor: number; changes: unknown[] }>(
      'POST',
      '/checkouts/quote',
      { body: { lines: lines.map(({ product }) => ({ product_id: product.id, quantity: 1 })) } },
    )
    expect(data).toMatchObject({ total_minor: cartTotal(lines), changes: [] })
    expect(await Promise.all(lines.map((line) => countsOf(testApi, line)))).toEqual(
      lines.map(() => [10, 0, 0]),
    )
  })
})
