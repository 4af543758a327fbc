import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { readPage, stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { MAX_DELAY_MS, make, moves } from '../../support/reference-model'
import { recordRuns, runsOf } from '../../support/runs'
import { openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  // Only the commands act here: a webhook in flight would be an extra one.
  testApi.simulator.world.settings.webhookUrl = null
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

const RUNS = runsOf(12, 500)
const seed = Number(process.env.OJA_SEED ?? Date.now() % 1_000_000)

test(`whatever people, time and the provider do in any order, the transitions and the ledger hold (seed ${seed})`, async () => {
  let count = 0
  let failures = 0
  const property = fc.asyncProperty(moves, async (sequence) => {
    count += 1
    const product = await testApi.product(vendor, { available_items: 3 })
    const transaction = await testApi.buy(buyer, product)
    const scenario = { testApi, people: { buyer, vendor }, transaction }
    try {
      for (const move of sequence) await make(scenario, move)
      testApi.passTime(MAX_DELAY_MS)
      await testApi.runDueJobs()
      expect(brokenRules(await readPage(transaction.id))).toEqual([])
    } catch (error) {
      failures += 1
      throw error
    }
  })
  try {
    await fc.assert(property, { numRuns: RUNS, seed, endOnFailure: true })
    expect(brokenRules(stateOfVendor(await loadAuditState(), vendor.uid))).toEqual([])
  } finally {
    recordRuns('R7', { count, failures })
  }
}, 3_600_000)
