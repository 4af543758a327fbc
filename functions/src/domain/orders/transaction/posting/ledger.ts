import { createHash } from 'node:crypto'
import type { LedgerEntry, LedgerKind, Posting } from '../../../../contract/entities/money/ledger'
import type { CurrencyCode } from '../../../../contract/money'
import { timestampFromMillis } from '../../../../contract/time'
import { canonicalJson } from '../canonical-json'

/** The end of a chain: the number of its entries and the hash of the last one. */
export type Chain = { count: number; head: string | null }

/** An entry that is not posted to a chain yet. */
export type EntryDraft = { kind: LedgerKind; currency: CurrencyCode; postings: readonly Posting[] }

const checkPostings = (postings: readonly Posting[]): void => {
  const sum = postings.reduce((total, { amount_minor }) => total + BigInt(amount_minor), 0n)
  if (sum !== 0n) throw new Error(`postings sum to ${sum}`)
  if (postings.length < 2) throw new Error('an entry has two postings or more')
}

/** What makes a document a link of a chain: its number, and the hash of the one before it. */
type Link = { sequence: number; previous_hash: string | null; hash: string }

/** Hexadecimal SHA-256 of the link's canonical JSON without its own hash. */
export const hashOf = ({ hash: _hash, ...entry }: Link): string =>
  createHash('sha256').update(canonicalJson(entry)).digest('hex')

/**
 * Appends entries to a chain. Ids derive from the cause, so that one cause can't post twice.
 * Zero postings are left out, and so is an entry that has no others.
 * @param chain_id the transaction, payout or unplaced item
 * @param cause the event within it
 * @param now epoch milliseconds
 */
export const postEntries = (
  chain_id: string,
  chain: Chain,
  cause: string,
  drafts: readonly EntryDraft[],
  now: number,
): { entries: LedgerEntry[]; chain: Chain } => {
  const entries: LedgerEntry[] = []
  let { count, head } = chain
  for (const { kind, currency, postings } of drafts) {
    const moved = postings.filter(({ amount_minor }) => amount_minor !== 0)
    if (moved.length === 0) continue
    checkPostings(moved)
    const unsigned = {
      id: `${chain_id}:${cause}:${kind}`,
      chain: chain_id,
      kind,
      currency,
      postings: moved,
      sequence: count,
      previous_hash: head,
      hash: '',
      at: timestampFromMillis(now),
    }
    const entry = { ...unsigned, hash: hashOf(unsigned) }
    entries.push(entry)
    count += 1
    head = entry.hash
  }
  return { entries, chain: { count, head } }
}

/**
 * Returns the first entry that was changed, removed or reordered, or undefined if the chain is
 * intact. Entries missing at the end show in the head's hash and count.
 * @param entries the links of one chain, ordered by sequence
 * @param before the chain's end before the first of them, if they aren't the whole chain
 */
export const brokenLinkOf = (
  entries: readonly Link[],
  chain: Chain,
  before: Chain = { count: 0, head: null },
): { sequence: number } | undefined => {
  let { head } = before
  for (const [index, entry] of entries.entries()) {
    const sequence = before.count + index
    const isWhole =
      entry.sequence === sequence && entry.previous_hash === head && entry.hash === hashOf(entry)
    if (!isWhole) return { sequence }
    head = entry.hash
  }
  const count = before.count + entries.length
  return count === chain.count && head === chain.head ? undefined : { sequence: count }
}

/** The digest that a seal records; independent of the entries' order. */
export const digestOf = (entries: readonly { id: string; hash: string }[]): string => {
  const lines = entries.map(({ id, hash }) => `${id} ${hash}`).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
