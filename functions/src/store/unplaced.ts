import { COLLECTIONS } from '../contract/paths'
import * as queries from '../contract/queries/money'
import { bind } from '../contract/queries/query'
import type { Unplaced } from '../contract/unplaced'
import type { UnplacedStep } from '../domain/payment/unplaced'
import { type Batch, collectionOf, fieldsOf, type Kept, readDocument } from './firestore'
import { addLedgerEntries } from './ledger'
import { readList } from './list-query'

const unplaced = () => collectionOf<Unplaced>(COLLECTIONS.unplacedMoney)

export const readUnplaced = (id: string): Promise<Kept<Unplaced> | undefined> =>
  readDocument(unplaced().doc(id))

/** Writes the item and its entries, only if it is still as `kept`. */
export const addUnplacedStep = (
  batch: Batch,
  kept: Kept<Unplaced> | undefined,
  { item, ledger }: UnplacedStep,
): void => {
  const document = unplaced().doc(item.id)
  if (kept) batch.update(document, fieldsOf<Unplaced>(item), { lastUpdateTime: kept.updated })
  else batch.create(document, item)
  addLedgerEntries(batch, ledger)
}

/** Every item's chain of ledger entries, by the item's id. */
export const unplacedChains = async (): Promise<[string, Unplaced['ledger']][]> => {
  const { docs } = await unplaced().select('ledger').get()
  return docs.map((document) => [document.id, document.data().ledger])
}

export const openUnplaced = (): Promise<Unplaced[]> => readList(bind(queries.openUnplaced, {}))
