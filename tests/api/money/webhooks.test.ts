import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { chargeEvent } from '../../../tools/paystack-simulator/charges'
import { encodeJson } from '../../../tools/paystack-simulator/wire'
import { domainOf } from '../../../tools/paystack-simulator/world'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { countRuns, runsOf } from '../../support/runs'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

const KEY = 'sk_test_oja_simulator'
const PATH = '/payments/webhook/paystack'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  testApi.odd_books = 'What comes without its signature is never followed.'
  // Every delivery in this file is made by hand.
  testApi.simulator.world.settings.webhookUrl = null
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

const sign = (body: string, key = KEY) => createHmac('sha512', key).update(body).digest('hex')

const deliver = (body: string, signature: string | undefined = sign(body)) =>
  testApi.call('POST', PATH, {
    raw: body,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'x-paystack-signature': signature }),
    },
  })

const unpaid = async () => testApi.buy(buyer, await testApi.product(vendor))

const eventOf = ({ payment }: Transaction, change: object = {}): string => {
  const charge = testApi.simulator.world.state.charges.get(payment.reference)
  if (!charge) throw new Error('no charge')
  const data = { ...chargeEvent(charge), domain: domainOf(testApi.simulator.world), ...change }
  return encodeJson({ event: 'charge.success', data })
}

const paidEvent = (transaction: Transaction, change: object = {}): string => {
  testApi.pay(transaction, { is_silent: true })
  return eventOf(transaction, change)
}

describe('a signed event', () => {
  test('holds the money once, however often and at whatever moment it comes', async () => {
    await countRuns('R11', runsOf(6, 180), async (index) => {
      const transaction = await unpaid()
      const body = paidEvent(transaction)
      const copies = 1 + (index % 20)
      const responses = await Promise.all(Array.from({ length: copies }, () => deliver(body)))
      expect(responses.map(({ status }) => status)).toEqual(Array(copies).fill(200))
      const held = await testApi.read(transaction)
      expect(held).toMatchObject({ status: { status: 'in_escrow' }, event_count: 2 })
      expect(held.money.charged_minor).toBe(transaction.amount_paid)
    })
  })

  test('that says paid while the provider says otherwise changes nothing', async () => {
    await countRuns('R11', runsOf(3, 40), async () => {
      const transaction = await unpaid()
      expect((await deliver(eventOf(transaction, { status: 'success' }))).status).toBe(200)
      expect((await testApi.read(transaction)).status.status).toBe('pending')
    })
  })

  test.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'GHS' }],
    ['reference', { reference: 'oja-p-00000000000000000000' }],
  ])('with a wrong %s is believed in nothing', async (name, change) => {
    await countRuns('R11', runsOf(2, 30), async () => {
      const transaction = await unpaid()
      expect((await deliver(paidEvent(transaction, change))).status).toBe(200)
      const now = await testApi.read(transaction)
      // Only the reference is taken from the event. The paid amount is read from the provider.
      expect(now.status.status).toBe(name === 'reference' ? 'pending' : 'in_escrow')
    })
  })

  test('that means nothing to us is recorded and acknowledged', async () => {
    await countRuns('R11', runsOf(3, 40), async (index) => {
      const body = JSON.stringify({ event: `invoice.made.${index}`, data: { id: index } })
      expect((await deliver(body)).status).toBe(200)
    })
  })

  test('after the purchase expired gives the money back', async () => {
    await countRuns('R11', runsOf(2, 40), async () => {
      const transaction = await unpaid()
      await testApi.done(buyer, transaction, 'cancel')
      const body = paidEvent(transaction)
      await Promise.all([deliver(body), deliver(body), deliver(body)])
      const late = await testApi.read(transaction)
      expect([late.status.status, late.money.refunded_minor]).toEqual([
        'reversed',
        transaction.amount_paid,
      ])
    })
  })
})

describe('refuses', () => {
  const forgeries: Record<string, (body: string) => [string, string | undefined]> = {
    'a signature of another key': (body) => [body, sign(body, 'sk_test_of_somebody_else')],
    'a body altered by a byte': (body) => [body.replace('"', "'"), sign(body)],
    'a body written anew': (body) => [JSON.stringify(JSON.parse(body), null, 1), sign(body)],
    'no signature': (body) => [body, ''],
    'a signature that is no hexadecimal': (body) => [body, 'zz'],
    'a shortened signature': (body) => [body, sign(body).slice(0, 64)],
  }

  test.each(Object.entries(forgeries))('%s, and nothing changes', async (_name, forge) => {
    await countRuns('R11', runsOf(2, 15), async () => {
      const transaction = await unpaid()
      const response = await deliver(...forge(paidEvent(transaction)))
      expect([response.status, codeOf(response)]).toEqual([401, 'payment/bad-signature'])
      expect(await testApi.read(transaction)).toEqual(transaction)
    })
  })

  test('a body above the limit', async () => {
    const body = JSON.stringify({ event: 'charge.success', data: { filling: 'x'.repeat(70_000) } })
    expect((await deliver(body)).status).toBe(413)
  })
})

test('of four events in any order the outcome is the same', async () => {
  const orders = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
    [1, 3, 0, 2],
  ]
  await countRuns('R11', runsOf(4, 24), async (index) => {
    const transaction = await unpaid()
    await deliver(paidEvent(transaction))
    await testApi.done(vendor, transaction, 'decline')
    await testApi.drain()
    const bodies = testApi.simulator.world.state.webhooks
      .filter(({ body }) => body.includes(transaction.payment.reference))
      .map(({ body }) => body)
    bodies.push(eventOf(transaction))
    for (const place of orders[index % orders.length] ?? []) {
      const body = bodies[place % bodies.length]
      if (body) expect((await deliver(body)).status).toBe(200)
    }
    const end = await testApi.read(transaction)
    expect([end.status.status, end.refund?.state]).toEqual(['reversed', 'processed'])
  })
})

test('after all deliveries the ledger is whole', async () => {
  expect(brokenRules(stateOfVendor(await loadAuditState(), vendor.uid))).toEqual([])
})
