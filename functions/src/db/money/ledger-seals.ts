import type { LedgerSeal } from '../../contract/entities/money/ledger-seal'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money/money'
import { bind } from '../../contract/queries/query'
import { commitOnce } from '../commit'
import { collectionOf, firestore, newBatch } from '../firestore'
import { readList } from '../list-query'

const seals = () => collectionOf<LedgerSeal>(COLLECTIONS.ledgerSeals)

/** Creates a seal; false if one with its id exists. */
export const addSeal = (seal: LedgerSeal): Promise<boolean> => {
  const batch = newBatch()
  batch.create(seals().doc(seal.id), seal)
  return commitOnce(batch)
}

/** Seals in order from this number on; all of them without a limit. */
export const readSeals = (from?: number, limit?: number): Promise<LedgerSeal[]> =>
  readList(bind(queries.ledgerSeals, { from }, limit))

export const readLastSeal = async (): Promise<LedgerSeal | undefined> =>
  (await readList<LedgerSeal>(bind(queries.lastLedgerSeal, {})))[0]

/** Which of these seals exist. */
export const existingSeals = async (ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const found = await firestore().getAll(...ids.map((id) => seals().doc(id)), {
    fieldMask: ['number'],
  })
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id))
}
