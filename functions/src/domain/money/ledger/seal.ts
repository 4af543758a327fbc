import { createHash } from 'node:crypto'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type {
  LedgerSeal,
  SealCopy,
  SealedEntry,
} from '../../../contract/entities/money/ledger-seal'
import { lagosDayOf } from '../../../contract/lagos-day'
import { millisOf, SETTLED_MS, timestampFromMillis } from '../../../contract/time'
import { canonicalJson } from '../../orders/transaction/canonical-json'
import { digestOf, hashOf } from '../../orders/transaction/posting/ledger'
import type { LedgerProblem } from './chain-problems'

const NUMBER_DIGITS = 6

const sealHash = ({ hash: _hash, ...seal }: LedgerSeal): string =>
  createHash('sha256').update(canonicalJson(seal)).digest('hex')

/** `vendor:abc:payable` and `escrow:abc` are of the kinds `vendor` and `escrow`. */
const kindOf = (account: string): string => account.split(':', 1)[0] ?? account

const sumsOf = (entries: readonly LedgerEntry[]): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const { postings, currency } of entries) {
    for (const { account, amount_minor } of postings) {
      const name = `${kindOf(account)}:${currency}`
      sums[name] = (sums[name] ?? 0) + amount_minor
    }
  }
  return sums
}

/** Hashes each entry's content instead of trusting its stored hash. */
export const sealedEntries = (entries: readonly LedgerEntry[]): SealedEntry[] =>
  entries
    .map((entry) => ({ id: entry.id, hash: hashOf(entry) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))

type Range = Pick<LedgerSeal, 'from' | 'until'>

/** The range of the next seal at `now` (epoch ms); undefined if the last one already covers it. */
export const nextRange = (last: LedgerSeal | undefined, now: number): Range | undefined => {
  const until = now - SETTLED_MS
  if (last && millisOf(last.until) >= until) return undefined
  return { from: last?.until ?? null, until: timestampFromMillis(until) }
}

/**
 * Cuts a range whose entries are too many for one seal, so that the cut parts no two entries of one
 * instant. Undefined if all of them are of one instant.
 * @param entries the first `most + 1` or more entries of the range, oldest first
 */
export const cutRange = (
  { from }: Range,
  entries: readonly LedgerEntry[],
  max: number,
): { range: Range; entries: LedgerEntry[] } | undefined => {
  const beyond = millisOf((entries[max] as LedgerEntry).at)
  const chosen = entries.slice(0, max).filter(({ at }) => millisOf(at) < beyond)
  const last = chosen.at(-1)
  return last && { range: { from, until: last.at }, entries: chosen }
}

/**
 * Makes the seal that follows `last`.
 * @param entries all entries of `range`
 * @param now epoch milliseconds
 */
export const makeSeal = (
  last: LedgerSeal | undefined,
  range: Range,
  entries: readonly LedgerEntry[],
  { problem_count, now }: { problem_count: number; now: number },
): LedgerSeal => {
  const number = last ? last.number + 1 : 0
  const day = lagosDayOf(now)
  const unsigned = {
    id: `${day}-${String(number).padStart(NUMBER_DIGITS, '0')}`,
    number,
    day,
    ...range,
    entry_count: entries.length,
    sums: sumsOf(entries),
    digest: digestOf(sealedEntries(entries)),
    problem_count,
    previous_hash: last?.hash ?? null,
    hash: '',
    at: timestampFromMillis(now),
  }
  return { ...unsigned, hash: sealHash(unsigned) }
}

/** Whether the seal and its entries are unchanged. */
export const isIntact = (seal: LedgerSeal, entries: readonly LedgerEntry[]): boolean =>
  seal.hash === sealHash(seal) && seal.digest === digestOf(sealedEntries(entries))

const isSame = (a: LedgerSeal['from'], b: LedgerSeal['from']): boolean =>
  canonicalJson(a) === canonicalJson(b)

const linkProblem = (seal: LedgerSeal, previous: LedgerSeal | undefined): string | undefined => {
  if (seal.hash !== sealHash(seal)) return 'the seal was changed'
  const follows =
    seal.number === (previous ? previous.number + 1 : 0) &&
    seal.previous_hash === (previous?.hash ?? null) &&
    isSame(seal.from, previous?.until ?? null)
  return follows ? undefined : 'the seal does not follow the one before it'
}

/** Whether a copy's list and its seal are what was written: its digest and its hash are right. */
const isCopyWhole = ({ seal, entries }: SealCopy): boolean =>
  seal.hash === sealHash(seal) && seal.digest === digestOf(entries)

/** Lists entries that were changed, removed or added since they were sealed. */
const changesSince = (
  seal_id: string,
  before: readonly SealedEntry[],
  now: readonly SealedEntry[],
): LedgerProblem[] => {
  const sealed = new Map(before.map(({ id, hash }) => [id, hash]))
  const present = new Set(now.map(({ id }) => id))
  const removed = before.filter(({ id }) => !present.has(id))
  return [
    ...now.flatMap(({ id, hash }) => {
      const old = sealed.get(id)
      if (old === hash) return []
      const problem = old === undefined ? 'was added to what is sealed' : 'was changed since sealed'
      return [{ id, problem: `${problem} (${seal_id})` }]
    }),
    ...removed.map(({ id }) => ({ id, problem: `was removed since sealed (${seal_id})` })),
  ]
}

/**
 * Lists the problems of a seal and its entries.
 * @param entries the entries in its range now
 * @param copy the copy outside the database, if there is one
 */
export const sealProblems = (
  seal: LedgerSeal,
  {
    previous,
    entries,
    copy,
  }: { previous: LedgerSeal | undefined; entries: readonly LedgerEntry[]; copy?: SealCopy },
): LedgerProblem[] => {
  const { id, day, entry_count, digest } = seal
  const now = sealedEntries(entries)
  // A copy that was changed itself says nothing about the entries.
  const witness = copy && isCopyWhole(copy) ? copy : undefined
  const problems: LedgerProblem[] = witness ? changesSince(id, witness.entries, now) : []
  const link = linkProblem(seal, previous)
  if (link) problems.push({ id, problem: link })
  if (!copy) problems.push({ id, problem: 'the seal has no copy outside the database' })
  else if (!witness) {
    problems.push({ id, problem: 'the copy outside the database was changed' })
  } else if (canonicalJson(copy.seal) !== canonicalJson(seal)) {
    problems.push({ id, problem: 'the seal differs from its copy outside the database' })
  }
  if (digestOf(now) !== digest) {
    const counts = `${entry_count} entries were sealed, ${now.length} are there`
    problems.push({ id, problem: `the ledger of ${day} is not what was sealed: ${counts}` })
  }
  return problems
}
