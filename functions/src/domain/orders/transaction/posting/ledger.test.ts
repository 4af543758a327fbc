import { describe, expect, test } from 'vitest'
import { accounts, type LedgerEntry } from '../../../../contract/entities/money/ledger'
import { canonicalJson } from '../canonical-json'
import { changed, opened, paid, START, TRANSACTION_ID } from '../testing/sample'
import { brokenLinkOf, digestOf, type EntryDraft, postEntries } from './ledger'

const start = opened().transaction
const first = changed(start, 'provider', paid[1], START)
const last = changed(first.transaction, 'buyer', { action: 'approve' }, START)
const entries = [...first.ledger, ...last.ledger]
const { ledger: chain } = last.transaction

const changedAt = (index: number, change: Partial<LedgerEntry>): LedgerEntry[] =>
  entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry))

describe('a chain of entries', () => {
  test('is whole as it was written', () => {
    expect(entries.map(({ kind }) => kind)).toEqual(['charge', 'provider_fee', 'release'])
    expect(brokenLinkOf(entries, chain)).toBeUndefined()
  })

  test('is whole with its fields in another order', () => {
    const reordered = entries.map(
      (entry) => Object.fromEntries(Object.entries(entry).reverse()) as LedgerEntry,
    )
    expect(brokenLinkOf(reordered, chain)).toBeUndefined()
  })

  const [charge] = entries
  const more = charge?.postings.map(({ account, amount_minor }) => ({
    account,
    amount_minor: amount_minor * 2,
  }))
  const TAMPERED: readonly [string, readonly LedgerEntry[], number][] = [
    ['an amount', changedAt(0, { postings: more ?? [] }), 0],
    ['a kind', changedAt(1, { kind: 'correction' }), 1],
    ['an instant', changedAt(2, { at: { seconds: 1, nanoseconds: 0 } }), 2],
    ['an id', changedAt(2, { id: 'other' }), 2],
    ['a hash', changedAt(1, { hash: 'f'.repeat(64) }), 1],
    ['a removal', entries.slice(1), 0],
    ['a removal in the middle', [...entries.slice(0, 1), ...entries.slice(2)], 1],
    ['a removal at the end', entries.slice(0, -1), 2],
    ['another order', [...entries].reverse(), 0],
    ['a copy', [...entries, ...entries.slice(-1)], 3],
  ]
  test.each(TAMPERED)('shows %s', (_, tampered, sequence) => {
    expect(brokenLinkOf(tampered, chain)).toEqual({ sequence })
  })
})

describe('posting', () => {
  const draft = (...amounts: number[]): EntryDraft => ({
    kind: 'correction',
    currency: 'NGN',
    postings: amounts.map((amount_minor) => ({ account: accounts.providerFees, amount_minor })),
  })
  const post = (one: EntryDraft) =>
    postEntries(TRANSACTION_ID, { count: 0, head: null }, 'cause', [one], START)

  test('refuses what does not sum to zero', () => {
    expect(() => post(draft(5, -4))).toThrow('postings sum to 1')
  })

  test('refuses fractions', () => {
    expect(() => post(draft(0.5, -0.5))).toThrow(RangeError)
  })

  test('leaves out what moves nothing', () => {
    expect(post(draft(0, 0)).entries).toEqual([])
    expect(post(draft(3, 0, -3)).entries[0]?.postings).toHaveLength(2)
  })

  test('makes the id from the cause', () => {
    expect(post(draft(1, -1)).entries[0]?.id).toBe(`${TRANSACTION_ID}:cause:correction`)
  })
})

test('a digest is the same for any order, and another for any change', () => {
  const digest = digestOf(entries)
  expect(digestOf([...entries].reverse())).toBe(digest)
  expect(digestOf(changedAt(0, { hash: 'x' }))).not.toBe(digest)
  expect(digestOf(entries.slice(1))).not.toBe(digest)
})

test('canonical JSON sorts keys at every depth and drops what is undefined', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: undefined, A: 'x' })).toBe(
    '{"A":"x","b":[{"c":null,"d":1}]}',
  )
})
