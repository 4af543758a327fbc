import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LedgerEntry } from '../../functions/src/contract/entities/money/ledger'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { collectionOf } from '../../functions/src/db/firestore'
import { brokenRules } from '../../functions/src/domain/money/ledger/invariants'
import { loadAuditState } from '../../tools/reconcile/audit-state'
import { EMPTY, stateOfVendor } from '../support/ledger/vendor-state'
import type { Person } from '../support/people'
import { recordRuns } from '../support/runs'
import { openTestApi, type TestApi } from '../support/test-api'

let testApi: TestApi
let vendor: Person
/** Entries that readers counted: none would prove nothing. */
let seen = 0

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())

const WORKERS = 8
const LASTS_MS = 60_000
const READS = 1_000
const PAUSE_MS = 2
/** How long a worker pauses, so that readers get a turn; longer once only reads are missing. */
const BREATH_MS = 200
const LONG_BREATH_MS = 5_000
/** The purchases that changed last: all that the workers are at, and some that they left. */
const NEWEST = 3 * WORKERS

/** Invariants between a transaction and the ledger entries that it counts. */
const RULES = ['1', '3', '4', '7', '14']

/**
 * Returns the invariants that the vendor's newest transactions break. A query is consistent in
 * itself, but two queries in the emulator are not, even in a read-only transaction. So the
 * transactions are read first, and of the ledger only the entries that each of them counts. A read
 * costs the same however much was written.
 */
const readBroken = async (): Promise<string[]> => {
  const sold = await collectionOf<Transaction>(COLLECTIONS.transactions)
    .where('vendor_id', '==', vendor.uid)
    .orderBy('updated_at', 'desc')
    .limit(NEWEST)
    .get()
  const transactions = sold.docs.map((document) => document.data())
  if (transactions.length === 0) return []
  const counts = new Map(transactions.map(({ id, ledger: { count } }) => [id, count]))
  const ledger = await collectionOf<LedgerEntry>(COLLECTIONS.ledgerEntries)
    .where('chain', 'in', [...counts.keys()])
    .get()
  const entries = ledger.docs
    .map((document) => document.data())
    .filter(({ chain, sequence }) => sequence < (counts.get(chain) ?? 0))
  seen += entries.length
  return brokenRules({ ...EMPTY, transactions, entries }, RULES)
}

const DISPUTE = { reason: 'other', description: 'It is not what was shown.' }

/** Different courses through the escrow. */
const STORIES: readonly ((buyer: Person, transaction: Transaction) => Promise<unknown>)[] = [
  (buyer, transaction) => testApi.act(buyer, transaction, 'approve'),
  (_buyer, transaction) => testApi.act(vendor, transaction, 'decline'),
  async (buyer, transaction) => {
    await testApi.act(buyer, transaction, 'dispute', DISPUTE)
    await testApi.act(buyer, transaction, 'dispute/propose', { refund_minor: 300_000 })
    await testApi.act(vendor, transaction, 'dispute/accept', { refund_minor: 300_000 })
  },
  async (buyer, transaction) => {
    await testApi.act(buyer, transaction, 'dispute', DISPUTE)
    await testApi.act(vendor, transaction, 'dispute/accept-refund')
  },
]

test('while eight workers move money, no reader ever sees a broken rule of money', async () => {
  const product = await testApi.product(vendor, { available_items: 100_000 })
  const buyers = await Promise.all(Array.from({ length: WORKERS }, () => testApi.buyer()))
  const until = Date.now() + LASTS_MS
  let reads = 0
  const broken: string[] = []
  let isOver = false
  const work = buyers.map(async (buyer, index) => {
    for (let round = index; Date.now() < until || reads < READS; round += 1) {
      const transaction = await testApi.paid(buyer, product)
      await STORIES[round % STORIES.length]?.(buyer, transaction)
      await testApi.deps.sleep(Date.now() < until ? BREATH_MS : LONG_BREATH_MS)
    }
  })
  const read = async () => {
    while (!isOver) {
      broken.push(...(await readBroken()))
      reads += 1
      await testApi.deps.sleep(PAUSE_MS)
    }
  }
  const readers = Array.from({ length: 4 }, read)
  await Promise.all(work)
  isOver = true
  await Promise.all(readers)
  recordRuns('R13', { count: reads, failures: broken.length })
  expect(broken).toEqual([])
  expect(reads).toBeGreaterThanOrEqual(READS)
  expect(seen).toBeGreaterThan(READS)
  await testApi.drain()
  expect(brokenRules(stateOfVendor(await loadAuditState(), vendor.uid))).toEqual([])
}, 1_800_000)
