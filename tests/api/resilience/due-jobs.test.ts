import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, MINUTE_MS, millisOf } from '../../../functions/src/contract/time'
import { collectionOf, fieldsOf } from '../../../functions/src/db/firestore'
import { type DueJobName, runJob } from '../../../functions/src/usecases/jobs/jobs'
import { copyTransaction } from '../../support/copy-transaction'
import type { Person } from '../../support/people'
import { runsOf } from '../../support/runs'
import { clearDatabase, openTestApi, shipOrder, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person

beforeAll(async () => {
  testApi = await openTestApi()
})
beforeEach(async () => {
  await clearDatabase()
  testApi.simulator.world.state.failures = []
  vendor = await testApi.vendor()
})
afterAll(async () => {
  // No operation posted the copied entries, so the log check must not see them.
  await clearDatabase()
  await testApi.close()
})

const transactions = () => collectionOf<Transaction>(COLLECTIONS.transactions)

/** Unpaid orders, each of another buyer: the unpaid orders of one buyer are limited. */
const abandoned = async (count: number): Promise<Transaction[]> => {
  const orders: Transaction[] = []
  for (let made = 0; made < count; made += 1) {
    orders.push(await testApi.buy(await testApi.buyer(), await testApi.product(vendor)))
  }
  return orders
}

/** A received order: the vendor gets the money unless the buyer disputes within three days. */
const received = async (): Promise<Transaction> => {
  const buyer = await testApi.buyer()
  const order = await testApi.paid(buyer, await testApi.product(vendor))
  await shipOrder(testApi, vendor, order)
  return testApi.done(buyer, order, 'receive')
}

const hangTheProvider = () => {
  const hanging = { path: '/transaction/verify', mode: 'hang', times: 10_000 } as const
  testApi.simulator.world.state.failures.push({ ...hanging, method: 'GET', delay_ms: 0 })
}

const run = (name: DueJobName) => runJob(testApi.deps, name)

/** Runs jobs at this instant, however long they take: nothing that failed is due again meanwhile. */
const stopClock = () => {
  const at = testApi.clock()
  const deps = { ...testApi.deps, clock: () => at }
  return { at, run: (name: DueJobName) => runJob(deps, name) }
}

const statusOf = async (transaction: Transaction): Promise<string> =>
  (await testApi.read(transaction)).status.status

describe('with a provider that hangs', () => {
  test('a release that needs no provider is not held up by purchases that nobody paid', async () => {
    const order = await received()
    testApi.passTime(2 * DAY_MS)
    const unpaid = await abandoned(8)
    testApi.passTime(DAY_MS + HOUR_MS)
    hangTheProvider()
    const stopped = stopClock()
    const asking = stopped.run('expireUnpaid')
    expect(await stopped.run('runDueTransitions')).toBe(1)
    expect(await statusOf(order)).toBe('completed')
    expect(await asking).toBe(0)
    for (const one of unpaid) {
      const { due_at, due_failures, deadline, status } = await testApi.read(one)
      expect([status.status, due_failures, deadline]).toEqual(['pending', 1, one.deadline])
      expect(due_at && millisOf(due_at)).toBeGreaterThan(stopped.at)
    }
    // None is checked again before its next attempt.
    expect(await stopped.run('expireUnpaid')).toBe(0)
    testApi.simulator.world.state.failures = []
    testApi.passTime(2 * MINUTE_MS)
    expect(await run('expireUnpaid')).toBe(8)
    const ended = await testApi.read(unpaid[0] as Transaction)
    expect([ended.status.status, ended.due_failures, ended.due_at]).toEqual(['reversed', 0, null])
  }, 120_000)

  test('all that is due is done, though some fail, and none is forgotten', async () => {
    const original = await received()
    const count = runsOf(500, 10_000)
    const ids = Array.from({ length: count - 1 }, () => testApi.deps.ids())
    const copies = await copyTransaction(original, ids)
    // Orders that fail at every attempt, at the head of the queue.
    const failing = copies.filter((_, index) => index % 100 === 0)
    for (const { id } of failing) await transactions().doc(id).update({ ledger: null })
    const unpaid = await abandoned(3)
    testApi.passTime(3 * DAY_MS + HOUR_MS)
    hangTheProvider()
    const stopped = stopClock()
    const asking = stopped.run('expireUnpaid')
    expect(await stopped.run('runDueTransitions')).toBe(count - failing.length)
    expect(await asking).toBe(0)
    const completed = transactions().where('status.status', '==', 'completed').count()
    expect((await completed.get()).data().count).toBe(count - failing.length)

    testApi.simulator.world.state.failures = []
    for (const { id, ledger } of failing) {
      expect(await testApi.read({ id })).toMatchObject({
        due_failures: 1,
        deadline: original.deadline,
      })
      await transactions().doc(id).update(fieldsOf<Transaction>({ ledger }))
    }
    testApi.passTime(2 * MINUTE_MS)
    expect(await run('runDueTransitions')).toBe(failing.length)
    expect(await run('expireUnpaid')).toBe(unpaid.length)
    expect(await Promise.all(failing.map(statusOf))).toEqual(failing.map(() => 'completed'))
  }, 1_800_000)
})

test('what fails is tried later each time, and never later than six hours', async () => {
  const order = await received()
  await transactions().doc(order.id).update({ ledger: null })
  testApi.passTime(3 * DAY_MS + HOUR_MS)
  const delays: number[] = []
  for (let tries = 0; tries < 11; tries += 1) {
    await run('runDueTransitions')
    const { due_at } = await testApi.read(order)
    const delay = (due_at ? millisOf(due_at) : 0) - testApi.clock()
    delays.push(Math.round(delay / MINUTE_MS))
    testApi.passTime(delay + 1_000)
  }
  expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
})
