import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS, storagePaths } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { CheckedInvariant } from '../../../functions/src/domain/money/ledger/invariants'
import { verifyLedger } from '../../../functions/src/usecases/money/ledger/verify-ledger'
import { ledgerCommands } from '../../../tools/ops/ledger'
import { moveBalance } from '../../../tools/paystack-simulator/balance'
import { loseDispute, openDispute } from '../../../tools/paystack-simulator/disputes'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { lastingLines } from '../../../tools/reconcile/lasting-lines'
import { lookAtAll } from '../../../tools/reconcile/look-at-all'
import { providerLine } from '../../../tools/reconcile/provider-invariant'
import { readProvider } from '../../../tools/reconcile/provider-movements'
import { type CarrierApi, openCarrierApi } from '../../support/carriers'
import { drainLater, openCheckout } from '../../support/checkouts'
import { deliverAll } from '../../support/notifications/notification-producers'
import { type Person, signUpOperator } from '../../support/people'
import type { TestApi } from '../../support/test-api'

/** Above this the provider's fee is at its cap of ₦2,000. */
const DEAR = 13_000_000
/** The provider's lists are read between two purchases. */
/** Several looks at all that the tests before left, on a machine that other tests share. */
const LOOKS_MS = 240_000
const BETWEEN_MS = 300

let world: CarrierApi
let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  world = await openCarrierApi()
  testApi = world.testApi
  await testApi.deps.objects.removeAll(storagePaths.ledgerSeals)
  ;[vendor, buyer] = await Promise.all([testApi.vendor('0123456784'), testApi.buyer()])
})
afterAll(async () => {
  await world.close()
  await testApi.deps.objects.removeAll(storagePaths.ledgerSeals)
})

const textsOf = (lines: readonly CheckedInvariant[]): string[] =>
  lines.flatMap(({ number, findings }) =>
    findings.map(({ id, problem }) => `${number} ${id}: ${problem}`),
  )

/** What every rule says once all triggers have run. */
const said = async (): Promise<string[]> => {
  await testApi.drain()
  const { docs } = await collectionOf<Transaction>(COLLECTIONS.transactions).get()
  for (const order of docs) await deliverAll(testApi, order)
  return textsOf(await lookAtAll(testApi.deps))
}

const bought = async () => testApi.paid(buyer, await testApi.product(vendor))

/** An order that was cancelled, paid all the same, and kept or not. */
const paidLate = async (): Promise<Transaction> => {
  const lines = [{ product: await testApi.product(vendor) }]
  const { transactions, reference } = await openCheckout(testApi, buyer, lines)
  const [order] = transactions as [Transaction]
  await testApi.call('POST', `/checkouts/${reference}/cancel`, { as: buyer, body: {} })
  testApi.pay(order, { is_silent: true, channel: 'bank_transfer' })
  await testApi.verify(buyer, order)
  return order
}

const lost = async ({ payment }: Transaction): Promise<void> => {
  const simulator = testApi.simulator.world
  const charge = simulator.state.charges.get(payment.reference)
  if (!charge) throw new Error('no charge')
  loseDispute(simulator, openDispute(simulator, charge), 'bank-accepted')
  await testApi.drain()
}

const released = async (): Promise<Transaction> => {
  const order = await bought()
  await testApi.done(buyer, order, 'approve')
  testApi.passTime(4 * DAY_MS)
  await testApi.drain()
  return order
}

test.each<[string, () => Promise<unknown>]>([
  ['late money that the buyer keeps', async () => testApi.done(buyer, await paidLate(), 'keep')],
  [
    'late money that goes back',
    async () => {
      await paidLate()
      testApi.passTime(HOUR_MS)
      await drainLater(testApi)
    },
  ],
  [
    'fewer units than were ordered',
    async () => {
      const product = await testApi.product(vendor)
      const order = await testApi.paid(buyer, product, { quantity: 3 })
      const { product_id, variant_id } = order.items[0] as Transaction['items'][number]
      const lines = [{ product_id, variant_id, quantity: 1 }]
      await testApi.done(vendor, order, 'confirm-partial', { lines, reason: 'One has a hole.' })
      await testApi.done(buyer, order, 'accept-partial')
    },
  ],
  [
    'a chargeback on a reversed order',
    async () => lost(await bought().then((order) => testApi.done(vendor, order, 'decline'))),
  ],
  ['a chargeback on a completed order', async () => lost(await released())],
  [
    'a vendor who pays what it owes',
    async () => {
      const dear = await testApi.product(vendor, { price: DEAR })
      for (let left = 8; left > 0; left -= 1) {
        await testApi.done(vendor, await testApi.paid(await testApi.buyer(), dear), 'decline')
      }
      const { data } = await testApi.call<{ reference: string }>(
        'POST',
        '/vendors/wallet/payments',
        { as: vendor, body: { channel: 'card' } },
      )
      testApi.pay({ payment: { reference: data.reference } } as Transaction)
    },
  ],
  [
    'a parcel for which the carrier took more',
    async () => {
      await world.charged(buyer, await world.newProduct(), 50_005)
      testApi.passTime(3 * DAY_MS)
    },
  ],
])('every rule holds after %s', async (_what, play) => {
  await play()
  expect(await said()).toEqual([])
})

test('every seal holds, and they are counted', async () => {
  testApi.passTime(DAY_MS)
  await verifyLedger(testApi.deps)
  const lines = await lookAtAll(testApi.deps)
  expect(lines.find(({ number }) => number === '15')).toMatchObject({ checked: 1, findings: [] })
})

test('while people trade, what is seen in one look alone is not wrong', async () => {
  let looks = 0
  const look = async () => {
    const provider = await readProvider(testApi.deps.payments)
    looks += 1
    // A purchase after the provider's lists were read: posted here, but missing in them.
    if (looks === 1) await bought()
    return [providerLine(provider, await loadAuditState())]
  }
  expect(textsOf(await lastingLines(look, async () => {}))).toEqual([])
  expect(looks).toBe(2)
})

test('a kobo that somebody put in, until an operator explains it', {
  timeout: LOOKS_MS,
}, async () => {
  await bought()
  const { email } = await signUpOperator(testApi.deps, 'money')
  const simulator = testApi.simulator.world
  const put = { currency: 'NGN', difference: 1, model: 'Topup', row: '0', reason: 'Nobody knows' }
  moveBalance(simulator, put as Parameters<typeof moveBalance>[1])
  const strange = { ...put, difference: -5, model: 'Levy' }
  moveBalance(simulator, strange as Parameters<typeof moveBalance>[1])
  const ours = async () => (await said()).filter((text) => text.includes('balance entry'))
  const both = await ours()
  expect(both).toEqual([
    expect.stringContaining('-5 NGN (Levy 0) nobody has explained'),
    expect.stringContaining('1 NGN (Topup 0) nobody has explained'),
  ])
  const entry_id = both[1]?.match(/balance entry (\S+):/)?.[1] ?? ''
  const typed = {
    command: 'explain',
    subjects: [entry_id],
    options: { by: email, reason: 'The provider’s statement says so.' },
  }
  const [line] = await ledgerCommands.explain(typed, testApi.deps)
  expect(line).toContain('is explained')
  expect(await ours()).toEqual([both[0]])
  const levy = both[0]?.match(/balance entry (\S+):/)?.[1] ?? ''
  await ledgerCommands.explain({ ...typed, subjects: [levy] }, testApi.deps)
  expect(await said()).toEqual([])
  await expect(
    ledgerCommands.explain({ ...typed, subjects: ['nothing'] }, testApi.deps),
  ).rejects.toThrow('has no entry')
})

test('while people trade, documents, counters and ledger are read at one instant', {
  timeout: LOOKS_MS,
}, async () => {
  let isOver = false
  const product = await testApi.product(vendor, { available_items: 1_000 })
  const trade = async () => {
    while (!isOver) {
      await testApi.paid(buyer, product)
      await pause(BETWEEN_MS)
    }
  }
  const trading = trade()
  const found: string[] = []
  for (let looks = 0; looks < 3; looks += 1) {
    // The provider is another system, and a trigger counts a sale after its commit.
    const lines = await lookAtAll(testApi.deps)
    found.push(...textsOf(lines.filter(({ number }) => number !== '9' && number !== '13')))
  }
  isOver = true
  await trading
  expect(found).toEqual([])
  expect(await said()).toEqual([])
})
