import type { LedgerEntry } from '../../contract/entities/ledger'
import type { LedgerSeal } from '../../contract/entities/ledger-seal'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf } from '../firestore'
import { queryOf, readList } from '../list-query'

const ledgerEntries = () => collectionOf<LedgerEntry>(COLLECTIONS.ledgerEntries)

/** Creates the entries: if one exists already, the whole commit fails. */
export const addLedgerEntries = (batch: Batch, entries: readonly LedgerEntry[]): void => {
  for (const entry of entries) batch.create(ledgerEntries().doc(entry.id), entry)
}

export const readChain = (chain: string): Promise<LedgerEntry[]> =>
  readList(bind(queries.ledgerChain, { chain }))

/** Streams all entries ordered by chain, without holding them in memory. */
export async function* allLedgerEntries(): AsyncGenerator<LedgerEntry> {
  for await (const document of queryOf(bind(queries.ledgerByChain, {})).stream()) {
    // The SDK types its stream as a plain Node stream; the elements are document snapshots.
    yield (document as unknown as { data: () => LedgerEntry }).data()
  }
}

/** The entries that a seal covers. */
export const entriesOfRange = ({
  from,
  until,
}: Pick<LedgerSeal, 'from' | 'until'>): Promise<LedgerEntry[]> =>
  readList(bind(queries.ledgerRange, { from: from ?? undefined, until }))
