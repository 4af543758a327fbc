import type { LedgerEntry } from '../../contract/entities/ledger'
import type { LedgerSeal } from '../../contract/entities/ledger-seal'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf } from '../firestore'
import { queryOf, readList } from '../list-query'

const ledgerEntries = () => collectionOf<LedgerEntry>(COLLECTIONS.ledgerEntries)

/** Creates, never sets: an entry that exists already makes the whole commit fail. */
export const addLedgerEntries = (batch: Batch, entries: readonly LedgerEntry[]): void => {
  for (const entry of entries) batch.create(ledgerEntries().doc(entry.id), entry)
}

export const readChain = (chain: string): Promise<LedgerEntry[]> =>
  readList(bind(queries.ledgerChain, { chain }))

/** Every entry in the order of chains, without holding them all in memory. */
export async function* allLedgerEntries(): AsyncGenerator<LedgerEntry> {
  for await (const document of queryOf(bind(queries.ledgerByChain, {})).stream()) {
    // Streams of the SDK are typed as any stream; its elements are document snapshots.
    yield (document as unknown as { data: () => LedgerEntry }).data()
  }
}

/** The entries that a seal covers. */
export const entriesOfRange = ({
  from,
  until,
}: Pick<LedgerSeal, 'from' | 'until'>): Promise<LedgerEntry[]> =>
  readList(bind(queries.ledgerRange, { from: from ?? undefined, until }))
