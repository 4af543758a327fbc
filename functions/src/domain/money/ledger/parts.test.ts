import { describe, expect, test } from 'vitest'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { type Chain, postEntries } from '../../orders/transaction/posting/ledger'
import { chainProblems } from './chain-problems'
import { cutRange } from './seal'

const CHAIN = 'a1b2c3d4e5f6g7h8i9j0'
const postings = [
  { account: 'provider:clearing', amount_minor: -100 },
  { account: `escrow:${CHAIN}`, amount_minor: 100 },
]

/** A chain with one entry posted at each of these times. */
const postedAt = (...times: number[]) => {
  let chain: Chain = { count: 0, head: null }
  const entries: LedgerEntry[] = []
  for (const [index, at] of times.entries()) {
    const draft = { kind: 'charge', currency: 'NGN', postings } as const
    const posted = postEntries(CHAIN, chain, `000${index}-x`, [draft], at)
    chain = posted.chain
    entries.push(...posted.entries)
  }
  return { entries, chain }
}

const endOf = (entry: LedgerEntry | undefined): Chain => ({
  count: (entry?.sequence ?? -1) + 1,
  head: entry?.hash ?? null,
})

describe('the new part of a chain', () => {
  const { entries, chain } = postedAt(1_000, 2_000, 3_000, 4_000)
  const part = entries.slice(2)
  const before = endOf(entries[1])

  test('is whole when it continues what came before, up to the end that the owner stores', () => {
    expect(chainProblems(CHAIN, part, chain, before)).toEqual([])
    expect(chainProblems(CHAIN, entries, chain)).toEqual([])
  })

  test.each<[string, LedgerEntry[], Chain | undefined, Chain | undefined]>([
    ['continues another end', part, chain, { ...before, head: 'f'.repeat(64) }],
    ['leaves out an entry', part.slice(1), chain, before],
    ['ends before the owner’s end', part.slice(0, 1), chain, before],
    ['goes on beyond the owner’s end', part, endOf(entries[2]), before],
    ['lacks what came before', part, chain, undefined],
  ])('is broken when it %s', (_, given, owner, from) => {
    const [problem] = chainProblems(CHAIN, given, owner, from)
    expect(problem?.problem).toContain('its chain breaks at entry')
  })

  test('belongs to somebody', () => {
    expect(chainProblems(CHAIN, part, undefined, before)).toHaveLength(2)
  })
})

describe('a range with too many entries for one seal', () => {
  const range = { from: timestampFromMillis(500), until: timestampFromMillis(9_000) }

  test('is cut after the last entry that still fits', () => {
    const { entries } = postedAt(1_000, 2_000, 3_000, 4_000)
    const cut = cutRange(range, entries, 2)
    expect(cut?.entries).toEqual(entries.slice(0, 2))
    expect(cut?.range).toEqual({ from: range.from, until: timestampFromMillis(2_000) })
  })

  test('is never cut between entries of one instant', () => {
    const { entries } = postedAt(1_000, 2_000, 2_000, 3_000)
    const cut = cutRange(range, entries, 2)
    expect(cut?.entries.map(({ at }) => millisOf(at))).toEqual([1_000])
    expect(millisOf(cut?.range.until ?? range.until)).toBe(1_000)
  })

  test('can not be cut where all are of one instant', () => {
    expect(cutRange(range, postedAt(2_000, 2_000, 2_000).entries, 2)).toBeUndefined()
  })
})
