import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, type LedgerEntry } from '../../functions/src/contract/ledger'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import type { Transaction } from '../../functions/src/contract/transaction'
import { collectionOf } from '../../functions/src/store/firestore'
import { booksOfVendor, readBooks } from '../../tools/reconcile/books'
import { brokenRules } from '../../tools/reconcile/reconcile'
import { type Market, openMarket } from '../support/market'
import type { Person } from '../support/people'
import { recordRuns } from '../support/record-runs'
import { runsOf } from '../support/runs'

let market: Market
let vendor: Person

beforeAll(async () => {
  market = await openMarket()
  vendor = await market.vendor()
})
afterAll(() => market.close())

const WORKERS = 8
const LASTS_MS = runsOf(2_000, 60_000)
const READS = runsOf(10, 1_000)
const PAUSE_MS = 2
/** Workers leave readers room: each read takes the longer, the more was done before it. */
const BREATH_MS = 200
const LONG_BREATH_MS = 2_000

type Totals = { postings: number; held: number; escrow: number; unequal: number }

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * All money at one instant. A query is consistent in itself, two of them in the emulator are not,
 * even in a read-only transaction: so the transactions are read first, and of the ledger, read
 * after them, the entries that each of them knew of.
 */
const readTotals = async (): Promise<Totals> => {
  const transactions = await collectionOf<Transaction>(COLLECTIONS.transactions).get()
  const ledger = await collectionOf<LedgerEntry>(COLLECTIONS.ledgerEntries).get()
  const known = new Map(transactions.docs.map((one) => [one.id, one.data()]))
  const entries = ledger.docs.map((document) => document.data())
  const then = entries.filter(
    ({ chain, sequence }) => sequence < (known.get(chain)?.ledger.count ?? 0),
  )
  const monies = [...known.values()].map(({ money }) => money)
  const postings = then.flatMap((entry) => entry.postings)
  return {
    postings: sum(entries.flatMap((entry) => entry.postings.map((one) => one.amount_minor))),
    held: sum(monies.map(({ held_minor }) => held_minor)),
    escrow: sum(
      postings
        .filter(({ account }) => account.startsWith(accounts.escrow('')))
        .map(({ amount_minor }) => amount_minor),
    ),
    unequal: monies.filter(
      ({ charged_minor, held_minor, released_minor, fee_minor, refunded_minor }) =>
        charged_minor !== held_minor + released_minor + fee_minor + refunded_minor,
    ).length,
  }
}

const DISPUTE = { reason: 'other', description: 'It is not what was shown.' }

/** One way through the escrow after another. */
const STORIES: readonly ((buyer: Person, transaction: Transaction) => Promise<unknown>)[] = [
  (buyer, transaction) => market.act(buyer, transaction, 'approve'),
  (_buyer, transaction) => market.act(vendor, transaction, 'decline'),
  async (buyer, transaction) => {
    await market.act(buyer, transaction, 'dispute', DISPUTE)
    await market.act(buyer, transaction, 'dispute/propose', { refund_minor: 300_000 })
    await market.act(vendor, transaction, 'dispute/accept', { refund_minor: 300_000 })
  },
  async (buyer, transaction) => {
    await market.act(buyer, transaction, 'dispute', DISPUTE)
    await market.act(vendor, transaction, 'dispute/accept-refund')
  },
]

test('while eight workers move money, no reader ever sees a total that is not equal', async () => {
  const product = await market.product(vendor, { available_items: 100_000 })
  const buyers = await Promise.all(Array.from({ length: WORKERS }, () => market.buyer()))
  const until = Date.now() + LASTS_MS
  let reads = 0
  const unequal: Totals[] = []
  let isOver = false
  const work = buyers.map(async (buyer, index) => {
    for (let round = index; Date.now() < until || reads < READS; round += 1) {
      const transaction = await market.paid(buyer, product)
      await STORIES[round % STORIES.length]?.(buyer, transaction)
      await market.deps.sleep(Date.now() < until ? BREATH_MS : LONG_BREATH_MS)
    }
  })
  const read = async () => {
    while (!isOver) {
      const totals = await readTotals()
      reads += 1
      const isEqual = totals.postings === 0 && totals.held === totals.escrow && totals.unequal === 0
      if (!isEqual) unequal.push(totals)
      await market.deps.sleep(PAUSE_MS)
    }
  }
  const readers = Array.from({ length: 4 }, read)
  await Promise.all(work)
  isOver = true
  await Promise.all(readers)
  recordRuns('R13', { count: reads, failures: unequal.length })
  expect(unequal).toEqual([])
  expect(reads).toBeGreaterThanOrEqual(READS)
  await market.settle()
  expect(brokenRules(booksOfVendor(await readBooks(), vendor.uid))).toEqual([])
}, 1_800_000)
