import { expect, test } from 'vitest'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { SealCopy } from '../../../contract/entities/money/ledger-seal'
import { timestampFromMillis } from '../../../contract/time'
import { postEntries } from '../../orders/transaction/posting/ledger'
import { makeSeal, sealedEntries, sealProblems } from './seal'

const NOW = Date.UTC(2026, 0, 31, 23)
const postings = [
  { account: 'provider:clearing', amount_minor: -500 },
  { account: 'escrow:a', amount_minor: 500 },
] as LedgerEntry['postings']
const draft = { kind: 'charge', currency: 'NGN', postings } as const
const { entries } = postEntries('a', { count: 0, head: null }, 'paid', [draft], NOW)
const range = { from: null, until: timestampFromMillis(NOW) }
const seal = makeSeal(undefined, range, entries, { problem_count: 0, now: NOW + 3_600_000 })
const copy: SealCopy = { seal, entries: sealedEntries(entries) }

const problemsOf = (changed: SealCopy, now: readonly LedgerEntry[] = entries) =>
  sealProblems(seal, { previous: undefined, entries: now, copy: changed }).map(
    ({ id, problem }) => `${id}: ${problem}`,
  )

test('an unchanged seal has no problem', () => {
  expect(problemsOf(copy)).toEqual([])
})

test.each<[string, SealCopy]>([
  ['entry', { ...copy, entries: [{ id: entries[0]?.id ?? '', hash: 'f'.repeat(64) }] }],
  ['missing entry', { ...copy, entries: [] }],
  ['seal', { ...copy, seal: { ...seal, entry_count: 2 } }],
])('a changed copy is named as one, not as a change of the ledger: %s', (_what, changed) => {
  expect(problemsOf(changed)).toEqual([`${seal.id}: the copy outside the database was changed`])
})

test('a whole copy names the entry that was changed', () => {
  const [entry] = entries as [LedgerEntry]
  const said = problemsOf(copy, [{ ...entry, currency: 'USD' }])
  expect(said[0]).toBe(`${entry.id}: was changed since sealed (${seal.id})`)
})
