import type { LedgerEntry } from '../contract/ledger'
import type { LedgerSeal } from '../contract/ledger-seal'
import { COLLECTIONS } from '../contract/paths'
import { millisOf } from '../contract/time'
import { type Batch, collectionOf, queryInstant } from './firestore'

const ledgerEntries = () => collectionOf<LedgerEntry>(COLLECTIONS.ledgerEntries)

/** Creates, never sets: an entry that exists already makes the whole commit fail. */
export const addLedgerEntries = (batch: Batch, entries: readonly LedgerEntry[]): void => {
  for (const entry of entries) batch.create(ledgerEntries().doc(entry.id), entry)
}

export const readChain = async (chain: string): Promise<LedgerEntry[]> => {
  const { docs } = await ledgerEntries().where('chain', '==', chain).orderBy('sequence').get()
  return docs.map((document) => document.data())
}

/** Every entry in the order of chains, without holding them all in memory. */
export async function* allLedgerEntries(): AsyncGenerator<LedgerEntry> {
  for await (const document of ledgerEntries().orderBy('chain').stream()) {
    // Streams of the SDK are typed as any stream; its elements are document snapshots.
    yield (document as unknown as { data: () => LedgerEntry }).data()
  }
}

/** The entries that a seal covers. */
export const entriesOfRange = async ({
  from,
  until,
}: Pick<LedgerSeal, 'from' | 'until'>): Promise<LedgerEntry[]> => {
  const ending = ledgerEntries().where('at', '<=', queryInstant(millisOf(until)))
  const wanted = from ? ending.where('at', '>', queryInstant(millisOf(from))) : ending
  const { docs } = await wanted.orderBy('at').get()
  return docs.map((document) => document.data())
}
