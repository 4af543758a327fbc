import type { LedgerEntry } from '../../contract/entities/money/ledger'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money/money'
import { bind } from '../../contract/queries/query'
import type { Timestamp } from '../../contract/time'
import type { Chain } from '../../domain/orders/transaction/posting/ledger'
import { type Batch, collectionOf } from '../firestore'
import { readList } from '../list-query'

const ledgerEntries = () => collectionOf<LedgerEntry>(COLLECTIONS.ledgerEntries)

/** Creates the entries: if one exists already, the whole commit fails. */
export const addLedgerEntries = (batch: Batch, entries: readonly LedgerEntry[]): void => {
  for (const entry of entries) batch.create(ledgerEntries().doc(entry.id), entry)
}

export const readChain = (chain: string): Promise<LedgerEntry[]> =>
  readList(bind(queries.ledgerChain, { chain }))

/** The end of a chain before the entry with this number, which is not the first. */
export const readChainBefore = async (
  chain: string,
  sequence: number,
): Promise<Chain | undefined> => {
  const from = { chain, sequence: sequence - 1 }
  const [entry] = await readList<LedgerEntry>(bind(queries.ledgerChainFrom, from, 1))
  return entry && { count: entry.sequence + 1, head: entry.hash }
}

/** The entries of a range of time, oldest first; all that follow `from` if `until` is null. */
export const entriesOfRange = (
  { from, until }: { from: Timestamp | null; until: Timestamp | null },
  limit?: number,
): Promise<LedgerEntry[]> =>
  readList(bind(queries.ledgerRange, { from: from ?? undefined, until: until ?? undefined }, limit))
