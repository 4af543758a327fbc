import { createHash } from 'node:crypto'
import { accounts, type LedgerEntry } from '../../../contract/entities/money/ledger'
import type { Unplaced } from '../../../contract/entities/money/unplaced'
import { ID_LENGTH } from '../../../contract/ids'
import { timestampFromMillis } from '../../../contract/time'
import { type EntryDraft, postEntries } from '../../orders/transaction/posting/ledger'

/** The current report of an item. `problem` is null if it was matched after all. */
export type Sighting = Pick<
  Unplaced,
  | 'kind'
  | 'subject'
  | 'event_key'
  | 'reference'
  | 'transaction_id'
  | 'amount_minor'
  | 'currency'
  | 'moved_minor'
> & { problem: string | null }

export type UnplacedStep = { item: Unplaced; ledger: LedgerEntry[] }

/** Deterministic, so that repeated reports give the same item. */
export const unplacedId = ({ kind, subject }: Pick<Unplaced, 'kind' | 'subject'>): string =>
  createHash('sha256').update(`${kind}:${subject}`).digest('hex').slice(0, ID_LENGTH)

const moving = (from: string, to: string, amount_minor: number) => [
  { account: from, amount_minor: -amount_minor },
  { account: to, amount_minor },
]

const posted = (item: Unplaced, draft: Omit<EntryDraft, 'currency'>, now: number): UnplacedStep => {
  const { id, ledger, currency } = item
  const cause = String(ledger.count)
  const { entries, chain } = postEntries(id, ledger, cause, [{ ...draft, currency }], now)
  return { item: { ...item, ledger: chain }, ledger: entries }
}

const opened = (sighting: Sighting, now: number): Unplaced => ({
  ...sighting,
  id: unplacedId(sighting),
  moved_minor: 0,
  suspended_minor: 0,
  problem: '',
  state: 'open',
  resolution: null,
  ledger: { count: 0, head: null },
  created_at: timestampFromMillis(now),
  updated_at: timestampFromMillis(now),
})

/**
 * Posts what the item has moved since the last report, so that the ledger matches the provider's
 * balance, and reopens the item. Undefined if neither the moved amount nor the problem changed.
 */
export const sightUnplaced = (
  known: Unplaced | undefined,
  sighting: Sighting,
  now: number,
): UnplacedStep | undefined => {
  if (!known && sighting.problem === null) return undefined
  const before = known ?? opened(sighting, now)
  const problem = sighting.problem ?? before.problem
  const moved = sighting.moved_minor - before.moved_minor
  if (known && moved === 0 && problem === before.problem) return undefined
  const item: Unplaced = {
    ...before,
    problem,
    event_key: sighting.event_key,
    amount_minor: sighting.amount_minor,
    moved_minor: sighting.moved_minor,
    suspended_minor: before.suspended_minor + moved,
    state: 'open',
    updated_at: timestampFromMillis(now),
  }
  const postings = moving(accounts.providerClearing, accounts.unplaced, moved)
  return posted(item, { kind: 'unplaced', postings }, now)
}

/** Resolves the item for an operator. Posts the suspended rest as the platform's loss. */
export const resolveUnplaced = (
  item: Unplaced,
  resolution: { operator: string; reason: string },
  now: number,
): UnplacedStep => {
  const at = timestampFromMillis(now)
  const after: Unplaced = {
    ...item,
    suspended_minor: 0,
    state: 'resolved',
    resolution: { ...resolution, at },
    updated_at: at,
  }
  const postings = moving(accounts.unplaced, accounts.platformLosses, item.suspended_minor)
  return posted(after, { kind: 'unplaced_resolved', postings }, now)
}
