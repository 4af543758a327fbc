import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invoiceNumberText } from '../../../functions/src/contract/entities/money/invoice'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { deadlineText } from '../../../functions/src/contract/lagos-text'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, MINUTE_MS, millisOf } from '../../../functions/src/contract/time'
import { collectionOf, fieldsOf } from '../../../functions/src/db/firestore'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { onTransactionEventCreated } from '../../../functions/src/triggers/on-transaction-event-created'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { invoiceFindings } from '../../../tools/reconcile/invoice-numbers'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { openTestApi, type TestApi } from '../../support/test-api'

const AT_ONCE = 12

let testApi: TestApi
let buyer: Person
beforeAll(async () => {
  testApi = await openTestApi()
  buyer = await testApi.buyer()
})
afterAll(() => testApi.close())

const findingsOf = async ({ uid }: Person) =>
  invoiceFindings(stateOfVendor(await loadAuditState(), uid)).findings

const csvOf = async (vendor: Person): Promise<string[]> => {
  const path = '/vendors/sales.csv?period=7&status=all'
  const { status, text } = await testApi.call('GET', path, { as: vendor })
  expect(status).toBe(200)
  return text.trim().split(/\r?\n/)
}

const change = (transaction: Transaction, invoice_number: number | null) =>
  collectionOf<Transaction>(COLLECTIONS.transactions)
    .doc(transaction.id)
    .update(fieldsOf<Transaction>({ invoice_number }))

describe('the invoices of a store', () => {
  test('are numbered without a gap when many are paid at once', async () => {
    const vendor = await testApi.vendor()
    const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => testApi.buyer()))
    const product = await testApi.product(vendor, { available_items: AT_ONCE })
    const orders = await Promise.all(buyers.map((person) => testApi.buy(person, product)))
    for (const order of orders) testApi.pay(order, { is_silent: true })
    const paid = await Promise.all(
      orders.map(async (order, index) => {
        const payer = buyers[index]
        if (!payer) throw new Error('nobody pays')
        return (await testApi.verify(payer, order)).data.transactions
      }),
    ).then((confirmed) => confirmed.flat())
    const numbers = paid.map(({ invoice_number }) => invoice_number ?? 0).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: AT_ONCE }, (_, index) => index + 1))
    expect(await findingsOf(vendor)).toEqual([])
    const texts = new Set(paid.map((sale) => invoiceNumberText(sale)))
    expect(texts.size).toBe(AT_ONCE)
  })

  test('count what was paid alone: no unpaid, late or wrong payment takes a number', async () => {
    const vendor = await testApi.vendor()
    const product = await testApi.product(vendor)
    const first = await testApi.paid(buyer, product)
    const late = await testApi.buy(await testApi.buyer(), product)
    testApi.passTime(DAY_MS + HOUR_MS)
    await testApi.runDueJobs()
    testApi.pay(late)
    const wrong = await testApi.buy(await testApi.buyer(), product)
    testApi.pay(wrong, { amount: 100_000 })
    await testApi.drain()
    const second = await testApi.paid(buyer, product)
    const numbers = await Promise.all(
      [first, late, wrong, second].map(async (one) => (await testApi.read(one)).invoice_number),
    )
    expect(numbers).toEqual([1, null, null, 2])
    expect(await findingsOf(vendor)).toEqual([])
  })

  test('begin anew in each store and stand in its sales file', async () => {
    const vendor = await testApi.vendor()
    const sale = await testApi.paid(buyer, await testApi.product(vendor))
    expect(sale.invoice_number).toBe(1)
    const [head, row] = await csvOf(vendor)
    expect(head).toContain('Order,Invoice number,')
    expect(row).toContain(`${sale.invoice_id},${invoiceNumberText(sale)},`)
  })

  test('are missed when one is gone, there twice or not counted', async () => {
    const vendor = await testApi.vendor()
    const product = await testApi.product(vendor)
    const one = await testApi.paid(buyer, product)
    const two = await testApi.paid(buyer, product)
    for (const [wrong, problem] of [
      [null, 'a paid sale has no invoice number'],
      [1, 'invoice 2 is missing or there twice'],
      [3, 'invoice 2 is missing or there twice'],
    ] as const) {
      await change(two, wrong)
      expect(JSON.stringify(await findingsOf(vendor))).toContain(problem)
    }
    await change(one, 2)
    await change(two, 1)
    expect(await findingsOf(vendor)).toEqual([])
  })
})

test('an order bears the day of Lagos, as the sales file does', async () => {
  const vendor = await testApi.vendor()
  const product = await testApi.product(vendor)
  const half_past_eleven = 23 * HOUR_MS + 30 * MINUTE_MS
  testApi.passTime(DAY_MS - (testApi.clock() % DAY_MS) + half_past_eleven)
  const sale = await testApi.paid(buyer, product)
  const day = lagosDayOf(millisOf(sale.created_at))
  expect(day).not.toBe(new Date(millisOf(sale.created_at)).toISOString().slice(0, 10))
  expect(sale.invoice_id).toContain(day.replaceAll('-', ''))
  expect((await csvOf(vendor))[1]).toContain(`,${day},`)
})

test('the notification of an event names its deadline, however late it is delivered', async () => {
  const vendor = await testApi.vendor()
  const order = await testApi.buy(buyer, await testApi.product(vendor))
  if (!order.deadline) throw new Error('nothing is waited for')
  testApi.passTime(2 * DAY_MS)
  await testApi.runDueJobs()
  const [event] = await readEvents(order.id)
  if (!event) throw new Error('no event')
  await onTransactionEventCreated(testApi.deps, { id: order.id, event_id: event.id })
  const path = `${COLLECTIONS.users}/${buyer.uid}/${SUBCOLLECTIONS.notifications}`
  const found = await collectionOf<{ message: string }>(path).doc(`${order.id}-${event.id}`).get()
  expect(found.data()?.message).toContain(`by ${deadlineText(order.deadline.at)} to keep it.`)
})
