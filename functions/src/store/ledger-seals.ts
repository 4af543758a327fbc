import type { LedgerSeal } from '../contract/ledger-seal'
import { COLLECTIONS } from '../contract/paths'
import { commitOnce } from './commit'
import { collectionOf, newBatch } from './firestore'

const seals = () => collectionOf<LedgerSeal>(COLLECTIONS.ledgerSeals)

/** Creates, never sets; false where there is one of that id already. */
export const addSeal = (seal: LedgerSeal): Promise<boolean> => {
  const batch = newBatch()
  batch.create(seals().doc(seal.id), seal)
  return commitOnce(batch)
}

/** All of them, one a day, in their order. */
export const readSeals = async (): Promise<LedgerSeal[]> => {
  const { docs } = await seals().orderBy('number').get()
  return docs.map((document) => document.data())
}
