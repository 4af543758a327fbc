import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenRules } from '../../functions/src/domain/ledger/invariants'
import { booksOfVendor, readBooks, readPage } from '../../tools/reconcile/books'
import { type Market, openMarket } from '../support/market'
import type { Person } from '../support/people'
import { recordRuns } from '../support/record-runs'
import { runsOf } from '../support/runs'
import { LONGEST_WAIT_MS, make, moves } from '../support/trade-model'

let market: Market
let vendor: Person
let buyer: Person

beforeAll(async () => {
  market = await openMarket()
  // Nothing happens here but the moves: an event on its way would be one more.
  market.simulator.world.settings.webhookUrl = null
  ;[vendor, buyer] = await Promise.all([market.vendor(), market.buyer()])
})
afterAll(() => market.close())

const RUNS = runsOf(12, 500)
const seed = Number(process.env.OJA_SEED ?? Date.now() % 1_000_000)

test(`whatever people, time and the provider do in any order, the table and the books hold (seed ${seed})`, async () => {
  let count = 0
  let failures = 0
  const property = fc.asyncProperty(moves, async (sequence) => {
    count += 1
    const product = await market.product(vendor, { available_items: 3 })
    const transaction = await market.buy(buyer, product)
    const trade = { market, people: { buyer, vendor }, transaction }
    try {
      for (const move of sequence) await make(trade, move)
      market.passTime(LONGEST_WAIT_MS)
      await market.sweep()
      expect(brokenRules(await readPage(transaction.id))).toEqual([])
    } catch (error) {
      failures += 1
      throw error
    }
  })
  try {
    await fc.assert(property, { numRuns: RUNS, seed, endOnFailure: true })
    expect(brokenRules(booksOfVendor(await readBooks(), vendor.uid))).toEqual([])
  } finally {
    recordRuns('R7', { count, failures })
  }
}, 3_600_000)
