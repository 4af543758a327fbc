import type { LedgerSeal } from '../../contract/entities/ledger-seal'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money'
import { bind } from '../../contract/queries/query'
import { commitOnce } from '../commit'
import { collectionOf, newBatch } from '../firestore'
import { readList } from '../list-query'

const seals = () => collectionOf<LedgerSeal>(COLLECTIONS.ledgerSeals)

/** Creates a seal; false if one with its id exists. */
export const addSeal = (seal: LedgerSeal): Promise<boolean> => {
  const batch = newBatch()
  batch.create(seals().doc(seal.id), seal)
  return commitOnce(batch)
}

/** All seals in order, one a day. */
export const readSeals = (): Promise<LedgerSeal[]> => readList(bind(queries.ledgerSeals, {}))
