import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import { DAY_MS, timestampFromMillis } from '../../../contract/time'
import { accountGroupOf, booksProblems, monthBefore, monthBooks, monthRange } from './month-books'

const { from, until } = monthRange('2026-01')

test('a month is one in Lagos, and follows the one before', () => {
  expect(new Date(from).toISOString()).toBe('2025-12-31T23:00:00.000Z')
  expect(until - from).toBe(31 * DAY_MS)
  expect(monthRange('2025-12').until).toBe(from)
  expect(monthBefore('2026-01')).toBe('2025-12')
  expect(monthBefore('2026-03')).toBe('2026-02')
})

test('a group’s name is its own group', () => {
  for (const name of ['escrow', 'vendor:payable', 'provider:fees']) {
    expect(accountGroupOf(name)).toBe(name)
  }
})

test('accounts are grouped without what they belong to', () => {
  const names = ['escrow:t1', 'vendor:v1:payable', 'payout:p1', 'refund:t1', 'provider:fees']
  expect(names.map(accountGroupOf)).toEqual([
    'escrow',
    'vendor:payable',
    'payout',
    'refund',
    'provider:fees',
  ])
  expect(['carrier:shipbubble', 'bad_debt', 'platform:commission'].map(accountGroupOf)).toEqual([
    'carrier:shipbubble',
    'bad_debt',
    'platform:commission',
  ])
})

const account = fc.constantFrom(
  'provider:clearing',
  'provider:fees',
  'platform:escrow_fees',
  'platform:commission',
  'escrow:t1',
  'escrow:t2',
  'vendor:v1:payable',
  'refund:t1',
  'payout:p1',
  'bad_debt',
  'platform:vat',
  'vat_deferred',
)
const entries = fc
  .array(
    fc.record({
      at: fc.integer({ min: from, max: until - 1 }),
      one: account,
      other: account,
      amount: fc.integer({ min: 1, max: 1_000_000_000 }),
      currency: fc.constantFrom('NGN' as const, 'USD' as const),
    }),
    { maxLength: 40 },
  )
  .map((sampled) =>
    sampled.map(
      ({ at, one, other, amount, currency }, index): LedgerEntry => ({
        id: `t1:${index}:charge`,
        chain: 't1',
        kind: 'charge',
        currency,
        postings: [
          { account: one, amount_minor: -amount },
          { account: other, amount_minor: amount },
        ],
        sequence: index,
        previous_hash: null,
        hash: '',
        at: timestampFromMillis(at),
      }),
    ),
  )

test('every file sums to the ledger to the kobo, in any order of the entries', () => {
  fc.assert(
    fc.property(entries, (month) => {
      const opening = { 'escrow NGN': 500, 'provider:clearing NGN': -500 }
      const books = monthBooks(opening, month)
      expect(booksProblems(books, month)).toEqual([])
      expect(monthBooks(opening, month.toReversed())).toEqual(books)
      const sum = Object.entries(books.closing)
        .filter(([key]) => key.endsWith('NGN'))
        .reduce((all, [, amount]) => all + amount, 0)
      expect(sum).toBe(0)
    }),
    { numRuns: 200 },
  )
})

test('says which file is wrong, and by how much', () => {
  const entry: LedgerEntry = {
    id: 't1:0:release',
    chain: 't1',
    kind: 'release',
    currency: 'NGN',
    postings: [
      { account: 'escrow:t1', amount_minor: -100 },
      { account: 'platform:escrow_fees', amount_minor: 100 },
    ],
    sequence: 0,
    previous_hash: null,
    hash: '',
    at: timestampFromMillis(from),
  }
  const books = monthBooks({}, [entry])
  const fees = {
    ...books.files.fees,
    rows: books.files.fees.rows.map((row) => [...row.slice(0, -1), 99]),
  }
  expect(booksProblems({ ...books, files: { ...books.files, fees } }, [entry])).toEqual([
    'fees: platform:escrow_fees NGN is 99, the ledger says 100',
  ])
})
