import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  DEAL_FEE_PAYERS,
  type DealFeePayer,
} from '../../../functions/src/contract/entities/orders/deal'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { makeDeal, orderDeal } from '../../support/deals'
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
  testApi.odd_books = 'No webhook says what the provider did.'
  // Only the commands act here: a webhook in flight would be an extra one.
  testApi.simulator.world.settings.webhookUrl = null
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

/** What is bought: a product, or a deal whose fee one of the two pays, or both. */
const bought = fc.constantFrom('product', ...DEAL_FEE_PAYERS)
type Bought = 'product' | DealFeePayer

const order = async (what: Bought): Promise<Transaction> => {
  if (what === 'product') {
    return testApi.buy(buyer, await testApi.product(vendor, { available_items: 3 }))
  }
  const terms = { fee_payer: what, price_minor: 500_020, uses: 3 }
  return orderDeal(testApi, buyer, await makeDeal(testApi, vendor, { terms }))
}

const RUNS = runsOf(16, 500)
const seed = Number(process.env.OJA_SEED ?? Date.now() % 1_000_000)

test(`whatever people, time and the provider do in any order, the transitions and the ledger hold (seed ${seed})`, async () => {
  let count = 0
  let failures = 0
  const property = fc.asyncProperty(bought, moves, async (what, sequence) => {
    count += 1
    const transaction = await order(what)
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
