import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { commitWithRetry } from '../../../functions/src/db/commit'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { backoffFrom } from '../../../functions/src/usecases/backoff'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { tryCheckout } from '../../support/checkouts'
import { slowCommits } from '../../support/firestore-meter'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let stop = () => {}

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
afterEach(() => {
  stop()
  testApi.failure.at = () => {}
})
afterAll(async () => {
  expect(brokenRules(stateOfVendor(await loadAuditState(), vendor.uid))).toEqual([])
  await testApi.close()
})

/** Twenty of these take longer one after the other than a request may wait. */
const COMMIT_MS = 1_000

const slowly = (commit_ms: number) => {
  const commits = slowCommits(commit_ms)
  stop = commits.stop
  return commits
}

const buyersOf = async (count: number): Promise<Person[]> => {
  const buyers = await Promise.all(Array.from({ length: count }, () => testApi.buyer()))
  for (const person of buyers) await testApi.forgetLimit(person)
  return buyers
}

const countOf = (codes: readonly string[], code: string): number =>
  codes.filter((one) => one === code).length

describe('where each commit takes a second', () => {
  test('fifty buyers of twenty units take few commits: twenty are sold and thirty know why', async () => {
    const buyers = await buyersOf(50)
    const product = await testApi.product(vendor, { available_items: 20 })
    const commits = slowly(COMMIT_MS)
    const responses = await Promise.all(buyers.map((person) => testApi.tryToBuy(person, product)))
    const codes = responses.map(codeOf)
    expect([countOf(codes, 'success'), countOf(codes, 'product/out-of-stock')]).toEqual([20, 30])
    expect(commits.count()).toBeLessThan(10)
    const left = await testApi.readProduct(product)
    expect([left.available_items, left.reserved_items]).toEqual([0, 20])
  })

  test('carts of two stores over the same last units are taken whole or not at all', async () => {
    const buyers = await buyersOf(30)
    const [few, more] = [
      await testApi.product(vendor, { available_items: 6 }),
      await testApi.product(await testApi.vendor('0123456781'), { available_items: 20 }),
    ]
    slowly(COMMIT_MS)
    const responses = await Promise.all(
      buyers.map((person, index) =>
        tryCheckout(testApi, person, [
          { product: more, quantity: 1 + (index % 2) },
          { product: few },
        ]),
      ),
    )
    const made = responses.filter(({ status }) => status === 200)
    expect(made).toHaveLength(6)
    expect(countOf(responses.map(codeOf), 'checkout/changed')).toBe(24)
    const units = made.flatMap(({ data }) =>
      data.transactions.flatMap(({ items }) =>
        items.filter(({ product_id }) => product_id === more.id).map(({ quantity }) => quantity),
      ),
    )
    const taken = units.reduce((sum, one) => sum + one, 0)
    expect((await testApi.readProduct(few)).reserved_items).toBe(6)
    expect((await testApi.readProduct(more)).reserved_items).toBe(taken)
  })
})

test('those that fail among what is committed together take nothing and stop nobody', async () => {
  const buyers = await buyersOf(6)
  const product = await testApi.product(vendor, { available_items: 10 })
  slowly(100)
  let reached = 0
  testApi.failure.at = (name) => {
    if (name !== 'purchase:before-commit') return
    reached += 1
    // Each of the six decides alone first, and at least one is committed before.
    if (reached >= 9) throw new Error('lost')
  }
  const responses = await Promise.all(buyers.map((person) => testApi.tryToBuy(person, product)))
  const codes = responses.map(codeOf)
  const made = countOf(codes, 'success')
  expect([made > 0, made < 6, countOf(codes, 'internal')]).toEqual([true, true, 6 - made])
  const left = await testApi.readProduct(product)
  expect([left.available_items, left.reserved_items]).toEqual([10 - made, made])
})

describe('a commit that conflicts', () => {
  const conflictOnce = (commits_for_ms?: number): Promise<string> => {
    let tries = 0
    const deps = { ...testApi.deps, ...(commits_for_ms !== undefined && { commits_for_ms }) }
    return commitWithRetry<string>(backoffFrom(deps), 'service/unavailable', async () => {
      tries += 1
      await pause(100)
      return tries === 1 ? { overtaken: true } : { result: 'done', skip_commit: true }
    })
  }

  test('starts again for a job, however long it took', async () => {
    expect(await conflictOnce()).toBe('done')
  })

  test('is given up where somebody has waited for long enough', async () => {
    await expect(conflictOnce(50)).rejects.toMatchObject({ code: 'service/unavailable' })
  })
})
