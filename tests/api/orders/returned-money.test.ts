import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { readStock } from '../../../functions/src/db/catalog/stock'
import { openDispute, winDispute } from '../../../tools/paystack-simulator/disputes'
import {
  allProblems,
  cartOf,
  drainLater,
  openStores,
  paidCheckout,
  refundsOf,
  type Stores,
} from '../../support/checkouts'
import type { Person } from '../../support/people'
import { type Asked, askReturn, handOver, requestOf, SENT_BACK } from '../../support/returns'
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

const lineOf = ({ items }: Transaction, at = 0, quantity = 1) => {
  const item = items[at]
  if (!item) throw new Error('no such line')
  return { product_id: item.product_id, variant_id: item.variant_id, quantity }
}

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

describe('units of some lines', () => {
  test('go back with their shares to the kobo, and the rest is released (case 74)', async () => {
    const products = await Promise.all(
      [333_333, 77_777, 1_000_100].map((price) => testApi.product(vendor, { price })),
    )
    const order = await deliveredAs(products, 2)
    const lines = [lineOf(order, 0), lineOf(order, 1, 2)]
    const asked = await askReturn(testApi, buyer, order, { lines })
    expect(asked.return?.amounts.goods_minor).toBe(333_333 + 2 * 77_777)
    const { money, status } = await returned(asked)
    expect(status.status).toBe('completed')
    expect(money.held_minor).toBe(0)
    expect(money.refunded_minor + money.released_minor + money.fee_minor).toBe(money.charged_minor)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('of one store leave the others of the checkout alone (case 84)', async () => {
    const orders = await paidCheckout(testApi, buyer, await cartOf(stores))
    const [first, second] = orders
    if (!first || !second) throw new Error('no orders')
    const done = await returned(
      await askReturn(testApi, buyer, await handOver(testApi, vendor, first)),
    )
    expect(done.status.status).toBe('reversed')
    expect(await testApi.read(second)).toMatchObject({ fulfilment: 'awaiting_confirmation' })
    await drainLater(testApi)
    expect(refundsOf(testApi, first)).toHaveLength(1)
    expect(await allProblems(testApi)).toEqual([])
  })
})

describe('a changed mind', () => {
  const withPolicy = async (changed_mind_days: 0 | 3 | 7) => {
    const body = { return_policy: { changed_mind_days } }
    const response = await testApi.call('PUT', '/vendors/vendor', { as: vendor, body })
    if (response.status !== 200) throw new Error(response.text)
  }
  const changed: Partial<Asked> = { reason: 'changed_mind', photo_paths: [] }

  test('gives back the goods alone, by the policy that was bought under (case 83)', async () => {
    await withPolicy(3)
    const order = await deliveredAs([await testApi.product(vendor)])
    await withPolicy(0)
    expect(order.return_policy).toEqual({ changed_mind_days: 3 })
    const asked = await askReturn(testApi, buyer, order, changed)
    const agreed = await testApi.done(vendor, asked, 'return/agree')
    expect(agreed.return?.way_back_by).toBe('buyer')
    await testApi.done(vendor, asked, 'return/arrived')
    const { money, status } = await testApi.done(vendor, asked, 'return/accept')
    expect(status.status).toBe('reversed')
    expect(money).toMatchObject({
      refunded_minor: 1_250_000,
      fee_minor: order.escrow_fee,
      released_minor: 0,
    })
    expect(money.failed_sale_cost_minor ?? 0).toBe(0)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('isn’t taken by a store without such a policy, nor for food or earrings (case 82)', async () => {
    await withPolicy(0)
    const plain = await deliveredAs([await testApi.product(vendor)])
    const refused = await testApi.act(
      buyer,
      plain,
      'return',
      await requestOf(plain, buyer, changed),
    )
    expect(codeOf(refused)).toBe('transaction/changed-mind-not-taken')
    await withPolicy(7)
    for (const given of [{ category: 'food_beverages' }, { name: 'Coral earrings' }]) {
      const order = await deliveredAs([await testApi.product(vendor, given)])
      const body = await requestOf(order, buyer, changed)
      expect(codeOf(await testApi.act(buyer, order, 'return', body))).toBe(
        'transaction/changed-mind-not-taken',
      )
      await askReturn(testApi, buyer, order)
    }
    await withPolicy(0)
  })
})

test('a chargeback freezes a return, what arrives is noted, and after it is won it goes on (case 85)', async () => {
  const order = await deliveredAs([await testApi.product(vendor)])
  const asked = await askReturn(testApi, buyer, order)
  const agreed = await testApi.done(vendor, asked, 'return/agree')
  const { world } = testApi.simulator
  const charge = world.state.charges.get(order.payment.reference)
  if (!charge) throw new Error('no charge')
  const claim = openDispute(world, charge, { refund_amount: order.amount_paid })
  await testApi.drain()
  expect(await testApi.read(order)).toMatchObject({
    status: { status: 'in_dispute' },
    fulfilment: 'returning',
    dispute: { frozen: true },
  })
  const there = await testApi.done(vendor, agreed, 'return/arrived')
  expect(there).toMatchObject({ status: { status: 'in_dispute' }, fulfilment: 'returned' })
  expect(codeOf(await testApi.act(vendor, there, 'return/accept'))).toBe(
    'transaction/action-not-allowed',
  )
  winDispute(world, claim)
  await testApi.drain()
  expect(await testApi.read(order)).toMatchObject({
    status: { status: 'in_escrow' },
    fulfilment: 'returned',
    deadline: { action: 'accept_return' },
  })
  testApi.passTime(4 * DAY_MS)
  await testApi.drain()
  expect(await testApi.read(order)).toMatchObject({ status: { status: 'reversed' } })
  expect(await allProblems(testApi)).toEqual([])
})

test('what came back is sold again only if its vendor says so, who may correct it for a day (case 94)', async () => {
  const product = await testApi.product(vendor, { available_items: 5 })
  const asked = await askReturn(testApi, buyer, await deliveredAs([product]))
  const done = await returned(asked)
  expect(await stockOf(product)).toMatchObject({ available: 4, sold: 1 })
  await testApi.done(vendor, done, 'return/stock', { is_sellable: true })
  expect(await stockOf(product)).toMatchObject({ available: 5, sold: 0 })
  await testApi.done(vendor, done, 'return/stock', { is_sellable: false })
  expect(await stockOf(product)).toMatchObject({ available: 4, sold: 1 })
  testApi.passTime(DAY_MS + HOUR_MS)
  const late = await testApi.act(vendor, done, 'return/stock', { is_sellable: true })
  expect(codeOf(late)).toBe('transaction/action-not-allowed')
  expect(await allProblems(testApi)).toEqual([])
})

test('the file of sales says what came back, when and why', async () => {
  const asked = await askReturn(testApi, buyer, await deliveredAs([await testApi.product(vendor)]))
  const linesOf = async (): Promise<Record<string, string | undefined>> => {
    const { text } = await testApi.call('GET', '/vendors/sales.csv?period=7', { as: vendor })
    const rows = text.replace(/^\uFEFF/, '').split('\r\n')
    const [names = [], own = []] = [
      rows[0],
      rows.find((row) => row.startsWith(asked.invoice_id)),
    ].map((row) => row?.split(','))
    return Object.fromEntries(names.map((name, at) => [name, own[at]]))
  }
  expect(await linesOf()).toMatchObject({ Return: 'open', 'Units back': '1', 'Returned on': '' })
  await returned(asked)
  expect(await linesOf()).toMatchObject({
    Return: 'refunded',
    'Return reason': 'damaged',
    'Units back': '1',
    'Returned on': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    'Way back': '',
  })
})

test('a returned purchase is reviewed once, marked as returned (case 95)', async () => {
  const product = await testApi.product(vendor)
  const done = await returned(await askReturn(testApi, buyer, await deliveredAs([product])))
  const review = await testApi.call('POST', `/transactions/${done.id}/review`, {
    as: buyer,
    body: { rating: 2, text: 'It broke, but the return was quick.' },
  })
  expect(review.data).toMatchObject({ returned: true, rating: 2 })
  expect(await testApi.readProduct(product)).toMatchObject({ rating: 2, rating_count: 1 })
})
