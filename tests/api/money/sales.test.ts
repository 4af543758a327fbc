import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  MAX_EXPORTED_SALES,
  NO_SALES,
  SALES_TOTAL,
  type SalesSummary,
} from '../../../functions/src/contract/entities/money/sales'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf, newBatch } from '../../../functions/src/db/firestore'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { onTransactionEventCreated } from '../../../functions/src/triggers/on-transaction-event-created'
import { recountSales } from '../../../functions/src/usecases/money/sales/recount-sales'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { expectedFigures, salesFindings } from '../../../tools/reconcile/sales-days'
import { paidCheckout } from '../../support/checkouts'
import { startMeter } from '../../support/firestore-meter'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, shipOrder, type TestApi } from '../../support/test-api'

const GOODS = 1_250_000
const FEE = 41_250
const AT_ONCE = 500

let testApi: TestApi

beforeAll(async () => {
  testApi = await openTestApi()
  testApi.odd_books = 'Days are planted.'
})
afterAll(() => testApi.close())

/** Runs the trigger for every event, each twice at once and the last one first. */
const deliver = async ({ id }: Transaction) => {
  const events = await readEvents(id)
  await Promise.all(
    [...events, ...events]
      .reverse()
      .map((event) => onTransactionEventCreated(testApi.deps, { id, event_id: event.id })),
  )
}

const summaryOf = async (vendor: Person, period: string) => {
  const path = `/vendors/sales/summary?period=${period}`
  const { status, data } = await testApi.call<SalesSummary>('GET', path, { as: vendor })
  expect(status).toBe(200)
  return data
}

const findingsOf = async ({ uid }: Person) => {
  const audit = stateOfVendor(await loadAuditState(), uid)
  return salesFindings(audit.sales_days, expectedFigures(audit)).findings
}

describe('the figures of a store', () => {
  test('are zeros for each day before anything is sold', async () => {
    const vendor = await testApi.vendor()
    const { days, totals, before, best } = await summaryOf(vendor, '7')
    expect(days).toHaveLength(7)
    expect(days.at(-1)?.day).toBe(lagosDayOf(testApi.clock()))
    expect([totals, before, best]).toEqual([NO_SALES, NO_SALES, []])
  })

  test('count each event once however often it comes, and agree with the ledger', async () => {
    const vendor = await testApi.vendor()
    const buyer = await testApi.buyer()
    const basket = await testApi.product(vendor)
    const mat = await testApi.product(vendor, { name: 'Raffia mat', price: 500_000 })
    const approved = await testApi.paid(buyer, basket)
    await shipOrder(testApi, vendor, approved)
    await testApi.done(buyer, approved, 'approve')
    const declined = await testApi.paid(buyer, mat, { quantity: 2 })
    const { money } = await testApi.done(vendor, declined, 'decline')
    const running = await testApi.paid(buyer, basket)
    const unpaid = await testApi.buy(buyer, basket)
    for (const sale of [approved, declined, running, unpaid]) await deliver(sale)

    const { totals, best, days, held_minor } = await summaryOf(vendor, 'today')
    expect(totals).toEqual({
      ...NO_SALES,
      orders: 3,
      items: 4,
      gross_minor: 2 * GOODS + 1_000_000,
      completed: 1,
      fees_minor: FEE,
      refunds_minor: 1_000_000,
      net_minor: GOODS - (money.failed_sale_cost_minor ?? 0),
      costs_minor: money.failed_sale_cost_minor,
    })
    expect(money.failed_sale_cost_minor).toBeGreaterThan(0)
    expect(days).toEqual([{ ...totals, day: lagosDayOf(testApi.clock()) }])
    expect(best.map(({ name, items, gross_minor }) => [name, items, gross_minor])).toEqual([
      ['Woven basket', 2, 2 * GOODS],
      ['Raffia mat', 2, 1_000_000],
    ])
    expect(held_minor).toBe(GOODS)
    expect(await findingsOf(vendor)).toEqual([])
  })

  test('name every product of an order with its own units and price', async () => {
    const [vendor, buyer] = [await testApi.vendor(), await testApi.buyer()]
    const basket = await testApi.product(vendor)
    const mat = await testApi.product(vendor, { name: 'Raffia mat', price: 500_000 })
    const [sale] = await paidCheckout(testApi, buyer, [
      { product: basket },
      { product: mat, quantity: 3 },
    ])
    if (!sale) throw new Error('no order')
    await deliver(sale)
    const counted = async () => {
      const { best, totals } = await summaryOf(vendor, 'today')
      expect([totals.orders, totals.items, totals.gross_minor]).toEqual([1, 4, GOODS + 1_500_000])
      return best.map(({ name, items, gross_minor }) => [name, items, gross_minor])
    }
    const expected = [
      ['Raffia mat', 3, 1_500_000],
      ['Woven basket', 1, GOODS],
    ]
    expect(await counted()).toEqual(expected)
    await recountSales(vendor.uid)
    expect(await counted()).toEqual(expected)
  })

  test('stand beside those of the days before', async () => {
    const vendor = await testApi.vendor()
    const buyer = await testApi.buyer()
    const product = await testApi.product(vendor)
    await deliver(await testApi.paid(buyer, product))
    testApi.passTime(DAY_MS)
    const { totals, before } = await summaryOf(vendor, 'today')
    expect([totals.orders, before.orders]).toEqual([0, 1])
    const week = await summaryOf(vendor, '7')
    expect([week.totals.orders, week.before.orders]).toEqual([1, 0])
  })

  test('cost the same reads whatever the number of sales', async () => {
    const vendor = await testApi.vendor()
    const buyer = await testApi.buyer()
    const product = await testApi.product(vendor)
    const reads = async () => {
      const meter = startMeter()
      await summaryOf(vendor, '30').finally(meter.stop)
      return meter.read().reads
    }
    await deliver(await testApi.paid(buyer, product))
    const first = await reads()
    for (let sale = 0; sale < 4; sale += 1) await deliver(await testApi.paid(buyer, product))
    expect(await reads()).toBe(first)
    expect((await summaryOf(vendor, 'today')).totals.orders).toBe(5)
  })

  test('come out the same when they are counted afresh', async () => {
    const vendor = await testApi.vendor()
    const buyer = await testApi.buyer()
    const sale = await testApi.paid(buyer, await testApi.product(vendor))
    await shipOrder(testApi, vendor, sale)
    await testApi.done(buyer, sale, 'approve')
    await deliver(sale)
    const before = await summaryOf(vendor, '7')
    const path = `${COLLECTIONS.vendors}/${vendor.uid}/${SUBCOLLECTIONS.salesDays}`
    await collectionOf(path).doc(SALES_TOTAL).update({ orders: 99 })
    expect(await findingsOf(vendor)).toHaveLength(1)
    expect(await recountSales(vendor.uid)).toBe(1)
    expect(await findingsOf(vendor)).toEqual([])
    expect(await summaryOf(vendor, '7')).toEqual(before)
  })

  test('are refused for a period that there is not, and to a buyer', async () => {
    const path = '/vendors/sales/summary?period=8'
    const vendor = await testApi.vendor()
    expect(codeOf(await testApi.call('GET', path, { as: vendor }))).toBe('request/invalid')
    const response = await testApi.call('GET', '/vendors/sales/summary', {
      as: await testApi.buyer(),
    })
    expect(codeOf(response)).toBe('auth/vendor-required')
  })
})

describe('sales that wait for the vendor', () => {
  test('are those of which the vendor has the next step, the most urgent first', async () => {
    const vendor = await testApi.vendor()
    const buyer = await testApi.buyer()
    const product = await testApi.product(vendor)
    const shippable = await testApi.paid(buyer, product)
    await testApi.done(vendor, shippable, 'confirm')
    const fresh = await testApi.paid(buyer, product)
    await testApi.done(vendor, await testApi.paid(buyer, product), 'decline')
    await testApi.buy(buyer, product)
    const response = await testApi.call<Transaction[]>('GET', '/vendors/sales/waiting', {
      as: vendor,
    })
    expect(response.data.map(({ id }) => id)).toEqual([fresh.id, shippable.id])
    const other = await testApi.vendor()
    expect((await testApi.call('GET', '/vendors/sales/waiting', { as: other })).data).toEqual([])
  })

  test('are refused to a buyer', async () => {
    const response = await testApi.call('GET', '/vendors/sales/waiting', {
      as: await testApi.buyer(),
    })
    expect(codeOf(response)).toBe('auth/vendor-required')
  })
})

describe('the file of sales', () => {
  const rowsOf = async (vendor: Person, query: string) => {
    const { status, text } = await testApi.call('GET', `/vendors/sales.csv?${query}`, {
      as: vendor,
    })
    expect(status).toBe(200)
    // No cell here contains a comma, a quote or a line break.
    const [names = [], ...rows] = text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
    return rows.map(
      (row): Record<string, string> =>
        Object.fromEntries(names.map((name, place) => [name, row[place] ?? ''])),
    )
  }

  test('has each sale to the kobo, the newest first, and marks formulas as text', async () => {
    const vendor = await testApi.vendor()
    const buyer = await testApi.buyer('=cmd')
    const odd = await testApi.product(vendor, { name: '+SUM(A1)', price: 1_234_567 })
    await testApi.paid(buyer, odd)
    testApi.passTime(1000)
    const declined = await testApi.paid(buyer, await testApi.product(vendor))
    await testApi.done(vendor, declined, 'decline')
    const rows = await rowsOf(vendor, 'period=7')
    expect(rows.map(({ Product, Status }) => [Product, Status])).toEqual([
      ['Woven basket', 'reversed'],
      ["'+SUM(A1)", 'in escrow'],
    ])
    expect(rows[1]).toMatchObject({
      Goods: '12345.67',
      'Escrow fee': '408.64',
      'Paid by buyer': '12754.31',
      Held: '12754.31',
      'To you': '0.00',
    })
    expect(rows[0]).toMatchObject({ Refunded: '12912.50', Held: '0.00' })
    expect(await rowsOf(vendor, 'status=reversed')).toHaveLength(1)
  })

  test('leaves out what was ordered before its time, and other stores', async () => {
    const vendor = await testApi.vendor()
    await testApi.paid(await testApi.buyer(), await testApi.product(vendor))
    testApi.passTime(8 * DAY_MS)
    expect(await rowsOf(vendor, 'period=7')).toEqual([])
    expect(await rowsOf(vendor, 'period=30')).toHaveLength(1)
    expect(await rowsOf(await testApi.vendor(), 'period=365')).toEqual([])
  })

  test('is refused rather than cut where there are more sales than it takes', async () => {
    const vendor = await testApi.vendor()
    const created_at = timestampFromMillis(testApi.clock())
    const sales = collectionOf(COLLECTIONS.transactions)
    for (let made = 0; made <= MAX_EXPORTED_SALES; made += AT_ONCE) {
      const batch = newBatch()
      for (let number = 0; number < AT_ONCE; number += 1) {
        batch.set(sales.doc(), { vendor_id: vendor.uid, created_at })
      }
      await batch.commit()
    }
    const response = await testApi.call('GET', '/vendors/sales.csv', { as: vendor })
    expect([response.status, codeOf(response)]).toEqual([422, 'vendor/too-many-sales'])
  })

  test('is refused for a status that there is not, and to a buyer', async () => {
    const path = '/vendors/sales.csv?status=lost'
    const vendor = await testApi.vendor()
    expect(codeOf(await testApi.call('GET', path, { as: vendor }))).toBe('request/invalid')
    const response = await testApi.call('GET', '/vendors/sales.csv', { as: await testApi.buyer() })
    expect(codeOf(response)).toBe('auth/vendor-required')
  })
})
