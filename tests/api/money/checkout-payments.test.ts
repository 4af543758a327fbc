import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { sumOf } from '../../../functions/src/contract/sum-of'
import { readChain } from '../../../functions/src/db/money/ledger'
import { readPayment } from '../../../functions/src/db/money/payments'
import { suspendVendor } from '../../../functions/src/usecases/people/vendor/suspend-vendor'
import { loseDispute, openDispute } from '../../../tools/paystack-simulator/disputes'
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
} from '../../support/checkouts'
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
afterEach(() => {
  testApi.simulator.world.state.failures = []
})
afterAll(() => testApi.close())

describe('one payment', () => {
  test('is taken once, whoever comes first, and each chain has its share (cases 1 and 11)', async () => {
    const lines = await cartOf(stores)
    const { transactions, amount_minor } = await openCheckout(testApi, buyer, lines)
    const [first] = three(transactions)
    testApi.pay(first)
    await Promise.all([
      testApi.verify(buyer, first),
      testApi.verify(buyer, first),
      testApi.simulator.idle(),
      testApi.runDueJobs(),
    ])
    const orders = await Promise.all(transactions.map((one) => testApi.read(one)))
    const payment = (await readPayment(first.payment.reference))?.data
    for (const order of orders) {
      expect(order).toMatchObject({
        status: { status: 'in_escrow' },
        money: { charged_minor: order.amount_paid, held_minor: order.amount_paid },
        event_count: 2,
      })
    }
    const entries = (await Promise.all(orders.map(({ id }) => readChain(id)))).flat()
    const moved = (kind: string) =>
      sumOf(
        entries
          .filter((entry) => entry.kind === kind)
          .map(({ postings }) =>
            sumOf(postings.map(({ amount_minor: amount }) => Math.max(amount, 0))),
          ),
      )
    expect(moved('charge')).toBe(amount_minor)
    expect(moved('provider_fee')).toBe(payment?.provider_fee_minor)
    expect(await Promise.all(lines.map((line) => countsOf(testApi, line)))).toEqual(
      lines.map(() => [9, 0, 1]),
    )
    expect(await allProblems(testApi)).toEqual([])
  })

  test('gives each store a code of its own, which opens no other order', async () => {
    const [a, b] = three(await paidCheckout(testApi, buyer, await cartOf(stores)))
    const shipment = { carrier: 'GIG Logistics', tracking_number: 'GIG-1' }
    for (const [index, order] of [a, b].entries()) {
      const vendor = vendors[index] as Person
      await testApi.done(vendor, order, 'confirm')
      await testApi.done(vendor, order, 'ship', shipment)
    }
    const wrong = await testApi.act(vendors[1], b, 'deliver', {
      escrow_code: await testApi.code(a),
    })
    expect(codeOf(wrong)).toBe('transaction/wrong-code')
    await testApi.done(vendors[0], a, 'deliver', { escrow_code: await testApi.code(a) })
    const codes = (await readPayment(a.payment.reference))?.data.codes
    expect([a, b].map(({ id }) => codes?.[id]?.attempts)).toEqual([0, 1])
  })

  test('comes back in part if one store’s order had ended', async () => {
    const { transactions } = await openCheckout(testApi, buyer, await cartOf(stores))
    const [first, second] = three(transactions)
    await testApi.done(vendors[1], second, 'release-reservation')
    testApi.pay(first, { is_silent: true })
    const { data } = await testApi.verify(buyer, first)
    expect(data.transactions.map(({ status }) => status.status)).toEqual([
      'in_escrow',
      'reversed',
      'in_escrow',
    ])
    await drainLater(testApi)
    expect(refundsOf(testApi, first).map(({ amount }) => amount)).toEqual([second.amount_paid])
    expect(await allProblems(testApi)).toEqual([])
  })

  test('is refunded for a store that was suspended before it, and for no other (case 23)', async () => {
    const vendor = await testApi.vendor('0123456799')
    const [line] = (await cartOf(stores)) as [CartLine]
    const other = { product: await testApi.product(vendor) }
    const { transactions } = await openCheckout(testApi, buyer, [line, other])
    const [first, second] = transactions as [Transaction, Transaction]
    const why = { operator: 'ops@oja.example', reason: 'Sells what it has not.' }
    await suspendVendor(testApi.deps, vendor.uid, { ...why, is_suspended: true })
    testApi.pay(first, { is_silent: true })
    const { data } = await testApi.verify(buyer, first)
    expect(data.transactions.map(({ status }) => status.status)).toEqual(['in_escrow', 'reversed'])
    await drainLater(testApi)
    expect(refundsOf(testApi, first).map(({ amount }) => amount)).toEqual([second.amount_paid])
    expect(await countsOf(testApi, other)).toEqual([10, 0, 0])
    expect(await allProblems(testApi)).toEqual([])
  })
})

describe('refunds on one charge', () => {
  test('are each store’s alone when it declines, its fee included (case 2)', async () => {
    const [a, b, c] = three(await paidCheckout(testApi, buyer, await cartOf(stores)))
    await testApi.done(vendors[0], a, 'decline')
    await drainLater(testApi)
    expect(refundsOf(testApi, a).map(({ amount, status }) => [amount, status])).toEqual([
      [a.amount_paid, 'processed'],
    ])
    for (const other of [b, c]) {
      expect((await testApi.read(other)).status.status).toBe('in_escrow')
    }
    // The bank keeps its fee: this store pays its own share of one local fee, the others nothing.
    // Alone, the smallest part would pay no flat fee: what is more of its share is ours.
    const costs = await Promise.all(
      [a, b, c].map(async (order) => (await testApi.read(order)).failed_sale_cost_minor ?? 0),
    )
    const charged = sumOf([a, b, c].map(({ amount_paid }) => amount_paid))
    const whole = Math.ceil(charged * 0.015) + 10_000
    const bases = [a, b, c].map(({ amount_paid, escrow_fee }) => amount_paid - escrow_fee)
    const shares = bases.map((base) => Math.floor((whole * base) / sumOf(bases)))
    expect([0, 1]).toContain((costs[0] ?? 0) - (shares[0] ?? 0))
    expect([0, 1]).toContain((costs[1] ?? 0) - (shares[1] ?? 0))
    expect(costs[2]).toBe(Math.ceil(c.amount_paid * 0.015))
    expect(shares[2]).toBeGreaterThan(costs[2] ?? 0)
    const chain = await readChain(a.id)
    expect(chain.at(-1)?.kind).toBe('refund_processed')
    expect(chain.find(({ kind }) => kind === 'failed_sale_cost')?.postings).toEqual([
      { account: `vendor:${a.vendor_id}:payable`, amount_minor: 0 - (costs[0] ?? 0) },
      { account: 'provider:fees', amount_minor: costs[0] },
    ])
    const code = await testApi.act(vendors[0], a, 'deliver', { escrow_code: await testApi.code(a) })
    expect(codeOf(code)).toBe('transaction/action-not-allowed')
    expect(await allProblems(testApi)).toEqual([])
  })

  test('sum to the charge when all decline, equal amounts among them (cases 3 and 4)', async () => {
    const cart = await cartOf(stores, [500_000, 500_000, 500_000])
    const orders = three(await paidCheckout(testApi, buyer, cart))
    for (const [index, order] of orders.entries()) {
      await testApi.done(vendors[index] as Person, order, 'decline')
    }
    await drainLater(testApi)
    const made = refundsOf(testApi, orders[0])
    expect(made).toHaveLength(3)
    expect(sumOf(made.map(({ amount }) => amount))).toBe(
      sumOf(orders.map(({ amount_paid }) => amount_paid)),
    )
    expect(new Set(made.map(({ merchant_note }) => merchant_note)).size).toBe(3)
    for (const order of orders) {
      expect((await testApi.read(order)).refund).toEqual({
        amount_minor: order.amount_paid,
        state: 'processed',
      })
    }
    expect(await allProblems(testApi)).toEqual([])
  })

  test('are adopted after a time-out, not sent again (case 5)', async () => {
    const orders = three(await paidCheckout(testApi, buyer, await cartOf(stores)))
    const lost = { mode: 'lose-answer', path: '/refund', times: 1, method: 'POST' } as const
    testApi.simulator.world.state.failures.push({ ...lost, delay_ms: 0 })
    await testApi.done(vendors[0], orders[0], 'decline')
    await testApi.done(vendors[1], orders[1], 'decline')
    await drainLater(testApi)
    expect(
      refundsOf(testApi, orders[0])
        .map(({ amount }) => amount)
        .sort((one, other) => other - one),
    ).toEqual([orders[0].amount_paid, orders[1].amount_paid])
    expect(await allProblems(testApi)).toEqual([])
  })
})

describe('a chargeback on the payment', () => {
  test('takes what was paid and not refunded, of each order its part (case 33)', async () => {
    const [a, b, c] = three(await paidCheckout(testApi, buyer, await cartOf(stores)))
    await testApi.done(vendors[0], a, 'decline')
    await testApi.done(buyer, b, 'approve')
    await drainLater(testApi)
    const { world } = testApi.simulator
    const charge = world.state.charges.get(a.payment.reference)
    if (!charge) throw new Error('no charge')
    const rest = b.amount_paid + c.amount_paid
    const dispute = openDispute(world, charge, { refund_amount: rest })
    await testApi.drain()
    expect((await testApi.read(a)).chargebacks).toEqual([])
    expect((await testApi.read(b)).chargebacks).toMatchObject([{ amount_minor: b.amount_paid }])
    expect(await testApi.read(c)).toMatchObject({
      status: { status: 'in_dispute' },
      dispute: { frozen: true },
    })
    loseDispute(world, dispute, 'merchant-accepted')
    await drainLater(testApi)
    for (const order of [a, b, c]) {
      const { money } = await testApi.read(order)
      expect(money).toMatchObject({ held_minor: 0, refunded_minor: order.amount_paid })
    }
    expect(await allProblems(testApi)).toEqual([])
  })
})
