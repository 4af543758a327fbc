import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS, storagePaths } from '../../../functions/src/contract/paths'
import { sumOf } from '../../../functions/src/contract/sum-of'
import { collectionOf } from '../../../functions/src/db/firestore'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import { rejectTransfer } from '../../../tools/paystack-simulator/charges'
import { loseDispute, openDispute, winDispute } from '../../../tools/paystack-simulator/disputes'
import {
  allProblems,
  type CartLine,
  cartOf,
  countsOf,
  drainLater,
  openCheckout,
  openStores,
  paidCheckout,
  refundsOf,
  type Stores,
  three,
  tryCheckout,
} from '../../support/checkouts'
import type { Person } from '../../support/people'

let stores: Stores
let testApi: Stores['testApi']
let buyer: Person

beforeAll(async () => {
  stores = await openStores()
  ;({ testApi } = stores)
})
beforeEach(async () => {
  buyer = await testApi.buyer()
})
afterAll(() => testApi.close())

const chargeOf = ({ payment }: Transaction) => {
  const charge = testApi.simulator.world.state.charges.get(payment.reference)
  if (!charge) throw new Error('no charge')
  return charge
}

const paidThree = async () => three(await paidCheckout(testApi, buyer, await cartOf(stores)))

describe('on a checkout of several stores', () => {
  test('nothing is asked of the provider where nothing is left to refund (case 6)', async () => {
    const [a, b, c] = await paidThree()
    const { world } = testApi.simulator
    const dispute = openDispute(world, chargeOf(a), {
      refund_amount: sumOf([a, b, c].map(({ amount_paid }) => amount_paid)),
    })
    await testApi.drain()
    loseDispute(world, dispute, 'merchant-accepted')
    await drainLater(testApi)
    for (const order of [a, b, c]) {
      const { status, money } = await testApi.read(order)
      expect(status.status).toBe('reversed')
      expect(money).toMatchObject({ held_minor: 0, refunded_minor: order.amount_paid })
      const ended = (await readEvents(order.id)).at(-1)
      expect(ended).toMatchObject({ action: 'chargeback_lost', amount_minor: order.amount_paid })
    }
    expect(refundsOf(testApi, a)).toEqual([])
    expect(await allProblems(testApi)).toEqual([])
  })

  test('only the order whose refund needs attention waits, and its buyer is asked once (case 7)', async () => {
    nameAccount(testApi.simulator.world, '058', '0123456785', 'NGOZI EZE')
    const { transactions } = await openCheckout(testApi, buyer, await cartOf(stores))
    const [a, b, c] = three(transactions)
    testApi.pay(a, { is_silent: true, card: 'refund-attention' })
    await testApi.verify(buyer, a)
    await testApi.done(stores.vendors[0], a, 'decline')
    await testApi.done(buyer, b, 'approve')
    await drainLater(testApi)
    expect((await testApi.read(a)).refund?.state).toBe('needs_attention')
    expect((await testApi.read(b)).status.status).toBe('completed')
    expect((await testApi.read(c)).status.status).toBe('in_escrow')
    const account = { bank_code: '058', account_number: '0123456785', is_confirmed: true }
    expect((await testApi.act(buyer, a, 'refund-account', account)).status).toBe(200)
    const again = await testApi.act(buyer, a, 'refund-account', account)
    expect(again.status).toBe(409)
    await drainLater(testApi)
    expect((await testApi.read(a)).refund).toEqual({
      amount_minor: a.amount_paid,
      state: 'processed',
    })
    expect(refundsOf(testApi, a)).toHaveLength(1)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('a price that changes before the payment doesn’t change what was agreed (case 9)', async () => {
    const lines = await cartOf(stores)
    const { transactions, amount_minor } = await openCheckout(testApi, buyer, lines)
    const [a, b, c] = three(transactions)
    const [line] = lines as [CartLine]
    await collectionOf<Product>(COLLECTIONS.products)
      .doc(line.product.id)
      .update({ price: line.product.price * 2 })
    testApi.pay(a, { is_silent: true })
    await testApi.verify(buyer, a)
    expect(chargeOf(a).amount).toBe(amount_minor)
    for (const order of [a, b, c]) {
      expect((await testApi.read(order)).money.held_minor).toBe(order.amount_paid)
    }
    // The vendor sees the price of the order beside the product's own of now.
    const sale = await testApi.read(a)
    expect(sale.items[0]?.unit_price).toBe(line.product.price)
    expect(sale.product_details.price).toBe(line.product.price)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('the last unit goes to one of two buyers, with all of their cart or nothing (case 10)', async () => {
    const [first, second] = (await cartOf(stores)) as [CartLine, CartLine]
    const last = {
      product: await testApi.product(stores.vendors[2], { price: 90_000, available_items: 1 }),
    }
    const other = await testApi.buyer()
    const made = await Promise.all([
      tryCheckout(testApi, buyer, [first, last]),
      tryCheckout(testApi, other, [second, last]),
    ])
    const statuses = made.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    const refused = made.find(({ status }) => status === 409)
    expect(refused?.error).toMatchObject({
      code: 'checkout/changed',
      details: {
        changes: [{ kind: 'fewer', available_items: 0, held_until: {} }, { kind: 'total' }],
      },
    })
    expect(await countsOf(testApi, last)).toEqual([0, 1, 0])
    const [isFirst] = statuses
    expect(await countsOf(testApi, first)).toEqual(isFirst === 200 ? [9, 1, 0] : [10, 0, 0])
    expect(await countsOf(testApi, second)).toEqual(isFirst === 200 ? [10, 0, 0] : [9, 1, 0])
  })

  test('a transfer of another amount goes back, is named, and the checkout stays payable (case 14)', async () => {
    const lines = await cartOf(stores)
    const { transactions, amount_minor } = await openCheckout(testApi, buyer, lines)
    const [a, b, c] = three(transactions)
    const amount = amount_minor - 100
    const { world } = testApi.simulator
    rejectTransfer(world, chargeOf(a), { amount, message_type: 'INCORRECT_AMOUNT' })
    await testApi.simulator.idle()
    for (const order of [a, b, c]) {
      expect((await testApi.read(order)).status.status).toBe('pending')
    }
    const notified = (await readEvents(a.id)).at(-1)
    expect(notified).toMatchObject({ action: 'transfer_rejected', amount_minor: amount })
    testApi.pay(a, { is_silent: true, channel: 'bank_transfer' })
    const { data } = await testApi.verify(buyer, a)
    expect(data.transactions.map(({ status }) => status.status)).toEqual([
      'in_escrow',
      'in_escrow',
      'in_escrow',
    ])
    expect(await allProblems(testApi)).toEqual([])
  })

  test('a second chargeback is a dispute of its own: frozen again, its evidence ready (case 34)', async () => {
    const [a, b, c] = await paidThree()
    const { world } = testApi.simulator
    const total = sumOf([a, b, c].map(({ amount_paid }) => amount_paid))
    const first = openDispute(world, chargeOf(a), { refund_amount: total })
    await testApi.drain()
    winDispute(world, first)
    await drainLater(testApi)
    for (const order of [a, b, c]) {
      expect((await testApi.read(order)).status.status).toBe('in_escrow')
    }
    const second = openDispute(world, chargeOf(a), { refund_amount: total })
    await testApi.drain()
    for (const order of [a, b, c]) {
      expect(await testApi.read(order)).toMatchObject({
        dispute: { frozen: true },
        chargebacks: [{ state: 'won' }, { state: 'open' }],
      })
    }
    const pack = await testApi.deps.objects.read(storagePaths.chargebackPack(a.id))
    expect(pack?.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    winDispute(world, second)
    await drainLater(testApi)
    for (const order of [a, b, c]) {
      expect((await testApi.read(order)).money.held_minor).toBe(order.amount_paid)
    }
    expect(await allProblems(testApi)).toEqual([])
  })

  test('the order of a store that declines changes nobody else’s delivery (case 35)', async () => {
    const [a, b, c] = await paidThree()
    await testApi.done(stores.vendors[0], a, 'decline')
    await drainLater(testApi)
    for (const order of [b, c]) {
      expect(await testApi.read(order)).toEqual(order)
    }
    expect(await allProblems(testApi)).toEqual([])
  })
})
