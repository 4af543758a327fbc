import type { LedgerSeal } from '../../contract/entities/ledger-seal'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money'
import { bind } from '../../contract/queries/query'
import { commitOnce } from '../commit'
import { collectionOf, newBatch } from '../firestore'
import { readList } from '../list-query'

const seals = () => collectionOf<LedgerSeal>(COLLECTIONS.ledgerSeals)

/** Creates, never sets; false where there is one of that id already. */
export const addSeal = (seal: LedgerSeal): Promise<boolean> => {
  const batch = newBatch()
  batch.create(seals().doc(seal.id), seal)
  return commitOnce(batch)
}

/** All of them, one a day, in their order. */
export const readSeals = (): Promise<LedgerSeal[]> => readList(bind(queries.ledgerSeals, {}))
