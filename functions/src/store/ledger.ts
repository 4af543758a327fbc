import type { LedgerEntry } from '../contract/ledger'
import { COLLECTIONS } from '../contract/paths'
import { type Batch, collectionOf } from './firestore'

/** What the nightly proof found: enough to see later that nothing was changed or removed. */
export type LedgerProof = {
  id: string
  entry_count: number
  /** Of all postings by account kind, in minor units. */
  sums: Record<string, number>
  /** SHA-256 over the hashes of all entries in the order of their ids. */
  digest: string
  broken: string[]
  at: { seconds: number; nanoseconds: number }
}

const ledgerEntries = () => collectionOf<LedgerEntry>(COLLECTIONS.ledgerEntries)
const proofs = () => collectionOf<LedgerProof>(COLLECTIONS.ledgerProofs)

/** Creates, never sets: an entry that exists already makes the whole commit fail. */
export const addLedgerEntries = (batch: Batch, entries: readonly LedgerEntry[]): void => {
  for (const entry of entries) batch.create(ledgerEntries().doc(entry.id), entry)
}

export const readChain = async (chain: string): Promise<LedgerEntry[]> => {
  const { docs } = await ledgerEntries().where('chain', '==', chain).orderBy('sequence').get()
  return docs.map((document) => document.data())
}

/** Every entry in the order of ids, without holding them all in memory. */
export async function* allLedgerEntries(): AsyncGenerator<LedgerEntry> {
  for await (const document of ledgerEntries().orderBy('__name__').stream()) {
    // Streams of the SDK are typed as any stream; its elements are document snapshots.
    yield (document as unknown as { data: () => LedgerEntry }).data()
  }
}

export const saveProof = async (proof: LedgerProof): Promise<void> => {
  await proofs().doc(proof.id).set(proof)
}
