import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { tryCheckout } from '../../support/checkouts'
import { startMeter } from '../../support/firestore-meter'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { countRuns, runsOf } from '../../support/runs'
import { codeOf, openTestApi, shipOrder, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

const DISPUTE = { reason: 'not_as_described', description: 'It is not what was shown.' }

const paid = async () => testApi.paid(buyer, await testApi.product(vendor))

const expectWhole = async () => {
  expect(brokenRules(stateOfVendor(await loadAuditState(), vendor.uid))).toEqual([])
}

type Race = { statuses: number[]; end: Transaction }

/** Runs everything at once. 409 counts as a refusal, 500 and above as a failure. */
const race = async (
  transaction: Transaction,
  attempts: (() => Promise<number>)[],
): Promise<Race> => {
  const statuses = await Promise.all(attempts.map((attempt) => attempt()))
  for (const status of statuses) expect([200, 409]).toContain(status)
  return { statuses, end: await testApi.read(transaction) }
}

const status = async (call: Promise<{ status: number }>) => (await call).status
const swept = async () => {
  await testApi.runDueJobs()
  return 200
}
/** Long enough for deep runs: a test that times out keeps running and disturbs the next ones. */
const TIMEOUT_MS = runsOf(60_000, 3_600_000)

const timesOf = (index: number) => 2 + ((index * 7) % 31)

describe('of actions at the same moment exactly one wins', () => {
  test(
    'approve many times over',
    async () => {
      await countRuns('R8', runsOf(4, 200), async (index) => {
        const transaction = await paid()
        const approve = () => status(testApi.act(buyer, transaction, 'approve'))
        const { statuses, end } = await race(transaction, Array(timesOf(index)).fill(approve))
        expect(new Set(statuses)).toEqual(new Set([200]))
        expect([end.status.status, end.ledger.count]).toEqual(['completed', 3])
      })
      await expectWhole()
    },
    TIMEOUT_MS,
  )

  test(
    'approve against dispute',
    async () => {
      await countRuns('R8', runsOf(4, 200), async () => {
        const transaction = await paid()
        const { end } = await race(transaction, [
          () => status(testApi.act(buyer, transaction, 'approve')),
          () => status(testApi.act(vendor, transaction, 'dispute', DISPUTE)),
          () => status(testApi.act(buyer, transaction, 'approve')),
        ])
        // If the dispute came first, the buyer's approval can still end it. The reverse is
        // impossible.
        expect(['completed', 'in_dispute']).toContain(end.status.status)
        expect(end.money.held_minor === 0).toBe(end.status.status === 'completed')
      })
      await expectWhole()
    },
    TIMEOUT_MS,
  )

  test(
    'dispute against the automatic release',
    async () => {
      await countRuns('R8', runsOf(3, 200), async () => {
        const transaction = await paid()
        await shipOrder(testApi, vendor, transaction)
        await testApi.done(buyer, transaction, 'receive')
        testApi.passTime(3 * DAY_MS + HOUR_MS)
        const { end, statuses } = await race(transaction, [
          () => status(testApi.act(buyer, transaction, 'dispute', DISPUTE)),
          swept,
          swept,
        ])
        const isDisputed = end.status.status === 'in_dispute'
        expect(isDisputed || end.status.status === 'completed').toBe(true)
        expect(statuses[0]).toBe(isDisputed ? 200 : 409)
      })
      await expectWhole()
    },
    TIMEOUT_MS,
  )

  test(
    'refund against release',
    async () => {
      await countRuns('R8', runsOf(4, 200), async () => {
        const transaction = await paid()
        const { statuses, end } = await race(transaction, [
          () => status(testApi.act(vendor, transaction, 'decline')),
          () => status(testApi.act(buyer, transaction, 'approve')),
        ])
        expect(statuses.filter((code) => code === 200)).toHaveLength(1)
        expect(end.money.refunded_minor === 0).toBe(end.money.released_minor > 0)
      })
      await expectWhole()
    },
    TIMEOUT_MS,
  )

  test.each([
    ['withdrawing', () => vendor, 'withdraw-offer'],
    ['declining', () => buyer, 'decline-offer'],
  ] as const)(
    'accepting an offer against %s it',
    async (_, who, path) => {
      await countRuns('R8', runsOf(4, 200), async (index) => {
        const transaction = await paid()
        const offer = { refund_minor: 250_001 }
        await testApi.done(buyer, transaction, 'dispute', DISPUTE)
        await testApi.done(vendor, transaction, 'dispute/propose', offer)
        const attempts = [
          () => status(testApi.act(buyer, transaction, 'dispute/accept', offer)),
          () => status(testApi.act(who(), transaction, `dispute/${path}`, offer)),
        ]
        // Whoever asks first would win every time.
        const isTurned = index % 2 === 1
        const { statuses, end } = await race(
          transaction,
          isTurned ? attempts.toReversed() : attempts,
        )
        const [accepted, closed] = isTurned ? statuses.toReversed() : statuses
        expect([accepted, closed].toSorted()).toEqual([200, 409])
        const held = transaction.amount_paid
        expect([end.status.status, end.money.refunded_minor, end.money.held_minor]).toEqual(
          accepted === 200 ? ['completed', offer.refund_minor, 0] : ['in_dispute', 0, held],
        )
        if (accepted === 409) expect(end.dispute?.proposal).toBeNull()
      })
      await expectWhole()
    },
    TIMEOUT_MS,
  )
})

describe('many buyers of few items', () => {
  const CASES = [
    { people: 50, stock: 10 },
    { people: 50, stock: 1 },
    { people: runsOf(50, 200), stock: 20 },
  ]

  test.each(CASES)(
    '$people for $stock: exactly these are sold',
    async ({ people, stock }) => {
      const buyers = await Promise.all(Array.from({ length: people }, () => testApi.buyer()))
      await countRuns('R9', runsOf(1, 7), async () => {
        const product = await testApi.product(vendor, { available_items: stock })
        for (const person of buyers) await testApi.forgetLimit(person)
        const began = performance.now()
        const responses = await Promise.all(
          buyers.map((person) => testApi.tryToBuy(person, product)),
        )
        const took_ms = performance.now() - began
        const codes = responses.map(({ status: code }) => code)
        expect(codes.filter((code) => code === 200)).toHaveLength(stock)
        expect(codes.filter((code) => code === 409)).toHaveLength(people - stock)
        const left = await testApi.readProduct(product)
        expect([left.available_items, left.reserved_items]).toEqual([0, stock])
        console.log(`${people} buyers, ${stock} items: ${Math.round(took_ms)} ms`)
      })
    },
    TIMEOUT_MS,
  )
})

describe('many carts over the same last units', () => {
  const PEOPLE = 50
  const STOCK = [3, 5, 4] as const

  test(
    'are taken whole or not at all',
    async () => {
      const stores = await Promise.all(STOCK.map((_, index) => testApi.vendor(`012345678${index}`)))
      const buyers = await Promise.all(Array.from({ length: PEOPLE }, () => testApi.buyer()))
      await countRuns('R9', runsOf(1, 7), async () => {
        const products = await Promise.all(
          stores.map((store, index) =>
            testApi.product(store, { available_items: STOCK[index] ?? 0 }),
          ),
        )
        for (const person of buyers) await testApi.forgetLimit(person)
        const responses = await Promise.all(
          buyers.map((person, index) => {
            const lines = products.map((product) => ({ product }))
            return tryCheckout(testApi, person, index % 2 === 0 ? lines : lines.toReversed())
          }),
        )
        const made = responses.filter(({ status: code }) => code === 200)
        expect(made).toHaveLength(Math.min(...STOCK))
        for (const { data } of made) expect(data.transactions).toHaveLength(STOCK.length)
        for (const refused of responses.filter(({ status: code }) => code !== 200)) {
          expect(codeOf(refused)).toBe('checkout/changed')
        }
        const left = await Promise.all(products.map((product) => testApi.readProduct(product)))
        expect(left.map((one) => [one.available_items, one.reserved_items])).toEqual(
          STOCK.map((stock) => [stock - made.length, made.length]),
        )
      })
    },
    TIMEOUT_MS,
  )
})

describe('the budget of the database', () => {
  test('is five reads and eight writes for a purchase, three and five for an approval', async () => {
    const product = await testApi.product(vendor)
    await testApi.forgetLimit(buyer)
    const meter = startMeter()
    const response = await testApi.tryToBuy(buyer, product)
    const purchase = meter.read()
    meter.stop()
    expect(purchase.reads).toBeLessThanOrEqual(5)
    expect(purchase.writes).toBeLessThanOrEqual(8)
    const { transaction } = response.data
    testApi.pay(transaction, { is_silent: true })
    await testApi.verify(buyer, transaction)
    const second = startMeter()
    await testApi.done(buyer, transaction, 'approve')
    const approval = second.read()
    second.stop()
    expect(approval.reads).toBeLessThanOrEqual(3)
    expect(approval.writes).toBeLessThanOrEqual(5)
    console.log(JSON.stringify({ purchase, approval }))
  })
})
