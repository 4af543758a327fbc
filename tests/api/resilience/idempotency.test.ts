import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../../functions/src/contract/api/errors'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS } from '../../../functions/src/contract/time'
import { commitWithRetry } from '../../../functions/src/db/commit'
import { collectionOf } from '../../../functions/src/db/firestore'
import { backoffFrom } from '../../../functions/src/usecases/backoff'
import {
  idempotentRequest,
  orItsAnswer,
  withIdempotency,
} from '../../../functions/src/usecases/idempotency'
import type { Person } from '../../support/people'
import { countRuns, runsOf } from '../../support/runs'
import { codeOf, openTestApi, type TestApi, totalOf } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person
let other: Person

beforeAll(async () => {
  testApi = await openTestApi()
  ;[vendor, buyer, other] = await Promise.all([testApi.vendor(), testApi.buyer(), testApi.buyer()])
})
afterAll(() => testApi.close())

const key = () => testApi.deps.ids()

const purchasesOf = async ({ id }: { id: string }): Promise<number> => {
  const { size } = await collectionOf<Transaction>(COLLECTIONS.transactions)
    .where('product_id', '==', id)
    .get()
  return size
}

describe('the same key', () => {
  test('and body fifty times at once is one purchase with one response', async () => {
    await countRuns('R10', runsOf(2, 60), async () => {
      const product = await testApi.product(vendor, { available_items: 100 })
      await testApi.forgetLimit(buyer)
      const same = key()
      const responses = await Promise.all(
        Array.from({ length: runsOf(30, 50) }, () => testApi.tryToBuy(buyer, product, {}, same)),
      )
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(responses.map(({ data }) => JSON.stringify(data))).size).toBe(1)
      const fresh = responses.filter(({ headers }) => !headers['idempotency-replayed'])
      expect(fresh).toHaveLength(1)
      expect(await purchasesOf(product)).toBe(1)
      expect((await testApi.readProduct(product)).reserved_items).toBe(1)
    })
  })

  test('with another body is refused', async () => {
    await countRuns('R10', runsOf(4, 80), async () => {
      const product = await testApi.product(vendor)
      await testApi.forgetLimit(buyer)
      const same = key()
      await testApi.tryToBuy(buyer, product, {}, same)
      for (const other of [{ quantity: 2 }, { expected_total_minor: totalOf(product) + 1 }]) {
        const response = await testApi.tryToBuy(buyer, product, other, same)
        expect([response.status, codeOf(response)]).toEqual([409, 'idempotency/key-reused'])
      }
      expect(await purchasesOf(product)).toBe(1)
    })
  })

  test('has its answer though it was refused meanwhile, as in another instance', async () => {
    const { deps } = testApi
    const refused = new AppError('wallet/top-up-open')
    const request = (body: unknown, same: string) =>
      idempotentRequest({ uid: buyer.uid, endpoint: 'test', key: same, body })
    const take = (of: ReturnType<typeof request>) =>
      commitWithRetry(backoffFrom(deps), 'service/unavailable', (batch) =>
        withIdempotency(batch, of, deps.clock(), async () => 'taken'),
      )
    const overtaken = (mine: ReturnType<typeof request>, other?: ReturnType<typeof request>) =>
      orItsAnswer(deps, mine, async () => {
        if (other) await take(other)
        throw refused
      })
    const same = key()
    const mine = request({ units: 1 }, same)
    await expect(overtaken(mine)).rejects.toBe(refused)
    expect(await overtaken(mine, mine)).toEqual({ response: 'taken', replayed: true })
    await expect(overtaken(request({ units: 2 }, same))).rejects.toMatchObject({
      code: 'idempotency/key-reused',
    })
  })

  test('of another user is another key', async () => {
    await countRuns('R10', runsOf(4, 80), async () => {
      const product = await testApi.product(vendor)
      await Promise.all([testApi.forgetLimit(buyer), testApi.forgetLimit(other)])
      const same = key()
      const [mine, theirs] = await Promise.all([
        testApi.tryToBuy(buyer, product, {}, same),
        testApi.tryToBuy(other, product, {}, same),
      ])
      expect(mine.data.transaction.id).not.toBe(theirs.data.transaction.id)
      expect(await purchasesOf(product)).toBe(2)
    })
  })

  test('after a crash gives one purchase, wherever it broke off', async () => {
    const places = ['before-read', 'after-read', 'before-checkout', 'after-checkout']
    const all = [...places, 'before-commit', 'after-commit'].map((place) => `purchase:${place}`)
    await countRuns('R10', runsOf(6, 80), async (index) => {
      const product = await testApi.product(vendor)
      await testApi.forgetLimit(buyer)
      const same = key()
      const place = all[index % all.length]
      testApi.failure.at = (name) => {
        if (name === place) throw new Error('the process died')
      }
      expect((await testApi.tryToBuy(buyer, product, {}, same)).status).toBe(500)
      testApi.failure.at = () => {}
      expect((await testApi.tryToBuy(buyer, product, {}, same)).status).toBe(200)
      expect(await purchasesOf(product)).toBe(1)
      expect((await testApi.readProduct(product)).reserved_items).toBe(1)
    })
  })

  test('never holds a request until its proxies give it up', { timeout: 60_000 }, async () => {
    const product = await testApi.product(vendor)
    await testApi.forgetLimit(buyer)
    testApi.simulator.world.state.failures.push({
      mode: 'hang',
      times: 1_000,
      path: '/transaction/initialize',
      method: null,
      delay_ms: 0,
    })
    const same = key()
    const began = performance.now()
    // One after the other these would wait 80 s; few, so that their work takes next to no time.
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => testApi.tryToBuy(buyer, product, {}, same)),
    )
    expect(performance.now() - began).toBeLessThan(30_000)
    for (const { status, headers } of responses) {
      expect([409, 503]).toContain(status)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    testApi.simulator.world.state.failures = []
    expect((await testApi.tryToBuy(buyer, product, {}, same)).status).toBe(200)
    expect(await purchasesOf(product)).toBe(1)
  })

  test('is free again after a day', async () => {
    const product = await testApi.product(vendor)
    await testApi.forgetLimit(buyer)
    const same = key()
    const first = await testApi.tryToBuy(buyer, product, {}, same)
    testApi.passTime(DAY_MS + 1000)
    await testApi.runDueJobs()
    const second = await testApi.tryToBuy(buyer, product, {}, same)
    expect(second.data.transaction.id).not.toBe(first.data.transaction.id)
  })
})

test('a buyer makes twenty purchases an hour, exactly, also at once', async () => {
  const eager = await testApi.buyer()
  const product = await testApi.product(vendor, { available_items: 100 })
  for (let made = 0; made < 19; made += 1) {
    const { transaction } = (await testApi.tryToBuy(eager, product)).data
    testApi.pay(transaction, { is_silent: true })
    await testApi.verify(eager, transaction)
  }
  const others = await Promise.all(Array.from({ length: 7 }, () => testApi.product(vendor)))
  const responses = await Promise.all(others.map((one) => testApi.tryToBuy(eager, one)))
  const codes = responses.map(codeOf)
  expect(codes.filter((code) => code === 'success')).toHaveLength(1)
  expect(codes.filter((code) => code === 'request/rate-limited')).toHaveLength(6)
  await testApi.forgetLimit(buyer)
  expect(codeOf(await testApi.tryToBuy(buyer, product))).toBe('success')
})
