import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../../functions/src/contract/api/errors'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { sumOf } from '../../../functions/src/contract/sum-of'
import { HOUR_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { readChain } from '../../../functions/src/db/money/ledger'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { setTax } from '../../../functions/src/usecases/money/tax/tax-settings'
import { executeCommand } from '../../../functions/src/usecases/orders/transaction/execute-command'
import { suspendVendor } from '../../../functions/src/usecases/people/vendor/suspend-vendor'
import {
  allProblems,
  type CartLine,
  cartOf,
  countsOf,
  drainLater,
  openCheckout,
  openStores,
  refundsOf,
  type Stores,
} from '../../support/checkouts'
import type { Person } from '../../support/people'
import { SUPPLIER } from '../../support/tax'
import { codeOf } from '../../support/test-api'

const TAX_BY = { operator: 'ops@oja.example', reason: 'the accountant says so' }

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

const overtime = async (): Promise<void> => {
  testApi.passTime(POLICY.keep_ms)
  await drainLater(testApi)
}

type Late = { lines: CartLine[]; orders: Transaction[] }

/** A checkout that its buyer cancelled and whose money came all the same. */
const paidLate = async (lines?: CartLine[]): Promise<Late> => {
  const cart = lines ?? (await cartOf(stores))
  const { transactions, reference } = await openCheckout(testApi, buyer, cart)
  await testApi.call('POST', `/checkouts/${reference}/cancel`, { as: buyer, body: {} })
  testApi.pay(transactions[0] as Transaction, { is_silent: true, channel: 'bank_transfer' })
  const { data } = await testApi.verify(buyer, transactions[0] as Transaction)
  return { lines: cart, orders: data.transactions }
}

const keep = (order: Transaction, as = buyer) => testApi.act(as, order, 'keep')

describe('money that comes after its checkout was cancelled', () => {
  test('waits half an hour, is seen by both, and goes back by itself (case 12)', async () => {
    const { orders } = await paidLate()
    testApi.passTime(POLICY.keep_ms - MINUTE_MS)
    await testApi.drain()
    expect(refundsOf(testApi, orders[0] as Transaction)).toEqual([])
    for (const order of orders) {
      expect(order).toMatchObject({ status: { status: 'reversed' }, refund: { state: 'pending' } })
      const seen = (await readEvents(order.id)).map(({ action }) => action)
      expect(seen).toContain('payment_late')
    }
    await overtime()
    const made = refundsOf(testApi, orders[0] as Transaction)
    expect(sumOf(made.map(({ amount }) => amount))).toBe(
      sumOf(orders.map(({ amount_paid }) => amount_paid)),
    )
    const late = await keep(orders[0] as Transaction)
    expect(codeOf(late)).toBe('transaction/action-not-allowed')
    expect(await allProblems(testApi)).toEqual([])
  })

  test('is kept for one store by one tap, and goes back for the others (case 12)', async () => {
    const { lines, orders } = await paidLate()
    const [kept, ...others] = orders as [Transaction, ...Transaction[]]
    const done = await keep(kept)
    expect(done.data.transaction).toMatchObject({
      status: { status: 'in_escrow' },
      fulfilment: 'awaiting_confirmation',
      ended_at: null,
      refund: null,
      money: { held_minor: kept.amount_paid, refunded_minor: 0 },
    })
    expect(done.data.transaction.invoice_number).toBeGreaterThan(0)
    expect(await countsOf(testApi, lines[0] as CartLine)).toEqual([9, 0, 1])
    await overtime()
    expect(sumOf(refundsOf(testApi, kept).map(({ amount }) => amount))).toBe(
      sumOf(others.map(({ amount_paid }) => amount_paid)),
    )
    await testApi.done(stores.vendors[0], kept, 'confirm')
    await testApi.done(buyer, kept, 'approve')
    expect((await testApi.read(kept)).money.refunded_minor).toBe(0)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('is kept once by two taps at once, and nobody else can keep it (case 12)', async () => {
    const { lines, orders } = await paidLate()
    const [order] = orders as [Transaction]
    expect(codeOf(await keep(order, stores.vendors[0]))).toBe('transaction/action-not-allowed')
    expect(codeOf(await keep(order, await testApi.buyer()))).toBe('transaction/not-found')
    const both = await Promise.all([keep(order), keep(order)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await keep(order)).status).toBe(200)
    expect(await countsOf(testApi, lines[0] as CartLine)).toEqual([9, 0, 1])
    await overtime()
    expect(await allProblems(testApi)).toEqual([])
  })

  test('is kept by a tap whose answer was lost, and so is all that follows, with tax on', async () => {
    const { orders } = await paidLate()
    const [order] = orders as [Transaction]
    const [vendor] = stores.vendors
    const steps: [Person, string, object?][] = [
      [buyer, 'keep'],
      [vendor, 'confirm'],
      [vendor, 'ship', { carrier: 'GIG', tracking_number: 'GIG-77' }],
      [vendor, 'deliver'],
      [buyer, 'approve'],
    ]
    const from = lagosDayOf(testApi.clock())
    const tax = { vat_registered: true, due: 'charge', from, supplier: SUPPLIER } as const
    const set = (rate_bps: number) => setTax(testApi.deps, { ...tax, rate_bps }, TAX_BY)
    for (const [as, action, body] of steps) {
      await set(750)
      await testApi.done(as, order, action, body)
      await set(1_000)
      const again = await testApi.act(as, order, action, body)
      expect([action, again.status]).toEqual([action, 200])
    }
    expect((await testApi.read(order)).vat).toEqual({ rate_bps: 750, due: 'charge' })
    await setTax(testApi.deps, { ...tax, vat_registered: false, rate_bps: 750 }, TAX_BY)
    await overtime()
    expect(await allProblems(testApi)).toEqual([])
  })

  test('is decided anew where the other tap came between two reads (case 12)', async () => {
    const { orders } = await paidLate()
    const [order] = orders as [Transaction]
    let plans = 0
    const { transaction } = await executeCommand(testApi.deps, order.id, async () => {
      plans += 1
      if (plans > 1) return null
      await keep(order)
      throw new AppError('payment/refund-under-way')
    })
    expect(plans).toBe(2)
    expect(transaction.status.status).toBe('in_escrow')
  })

  test('isn’t kept once the goods are sold, and goes back (case 12)', async () => {
    const last = {
      product: await testApi.product(stores.vendors[0], { price: 120_000, available_items: 1 }),
    }
    const { orders } = await paidLate([last])
    const other = await testApi.buyer()
    await testApi.paid(other, last.product)
    expect(codeOf(await keep(orders[0] as Transaction))).toBe('product/out-of-stock')
    await overtime()
    expect(refundsOf(testApi, orders[0] as Transaction)).toHaveLength(1)
    expect(await countsOf(testApi, last)).toEqual([0, 0, 1])
    expect(await allProblems(testApi)).toEqual([])
  })

  test('isn’t kept from a store that was suspended meanwhile (case 12)', async () => {
    const vendor = await testApi.vendor('0123456797')
    const line = { product: await testApi.product(vendor) }
    const { orders } = await paidLate([line])
    const why = { operator: 'ops@oja.example', reason: 'Sells what it has not.' }
    await suspendVendor(testApi.deps, vendor.uid, { ...why, is_suspended: true })
    expect(codeOf(await keep(orders[0] as Transaction))).toBe('product/not-on-sale')
    await overtime()
    expect(refundsOf(testApi, orders[0] as Transaction)).toHaveLength(1)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('waits for an order that expired, too, but not if its store had released it', async () => {
    const lines = await cartOf(stores)
    const { transactions } = await openCheckout(testApi, buyer, lines)
    const [expired, released] = transactions as [Transaction, Transaction]
    await testApi.done(stores.vendors[1], released, 'release-reservation')
    testApi.passTime(HOUR_MS)
    await testApi.runDueJobs()
    testApi.pay(expired, { is_silent: true })
    await testApi.verify(buyer, expired)
    expect((await testApi.read(expired)).keep_until).toBeDefined()
    expect((await testApi.read(released)).keep_until).toBeUndefined()
    await drainLater(testApi)
    expect(refundsOf(testApi, expired).map(({ amount }) => amount)).toEqual([released.amount_paid])
    expect((await keep(expired)).status).toBe(200)
    await overtime()
    expect(await allProblems(testApi)).toEqual([])
  })
})

describe('a buyer who pays two checkouts of the same goods', () => {
  test('gets the second charge back whole; its fee is the platform’s (case 13)', async () => {
    const lines = await cartOf(stores)
    const { orders } = await paidLate(lines)
    const { transactions } = await openCheckout(testApi, buyer, lines)
    const again = transactions[0] as Transaction
    testApi.pay(again, { is_silent: true })
    await testApi.verify(buyer, again)
    await overtime()
    const charge = sumOf(orders.map(({ amount_paid }) => amount_paid))
    expect(sumOf(refundsOf(testApi, orders[0] as Transaction).map(({ amount }) => amount))).toBe(
      charge,
    )
    expect(refundsOf(testApi, again)).toEqual([])
    const chains = await Promise.all(orders.map(({ id }) => readChain(id)))
    expect(chains.flat().map(({ kind }) => kind)).not.toContain('failed_sale_cost')
    for (const order of transactions) {
      expect((await testApi.read(order)).money.held_minor).toBe(order.amount_paid)
    }
    expect(await allProblems(testApi)).toEqual([])
  })
})
