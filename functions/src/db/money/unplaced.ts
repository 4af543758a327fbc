import type { Unplaced } from '../../contract/entities/money/unplaced'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money/money'
import { bind } from '../../contract/queries/query'
import type { UnplacedStep } from '../../domain/money/payment/unplaced'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { type IdCursor, readAfter } from '../list-query'
import { addLedgerEntries } from './ledger'

const unplaced = () => collectionOf<Unplaced>(COLLECTIONS.unplacedMoney)

export const readUnplaced = (id: string): Promise<Versioned<Unplaced> | undefined> =>
  readDocument(unplaced().doc(id))

/** Writes the item and its entries only if it is unchanged since it was read. */
export const addUnplacedStep = (
  batch: Batch,
  stored: Versioned<Unplaced> | undefined,
  { item, ledger }: UnplacedStep,
): void => {
  const document = unplaced().doc(item.id)
  if (stored) batch.update(document, fieldsOf<Unplaced>(item), { lastUpdateTime: stored.updated })
  else batch.create(document, item)
  addLedgerEntries(batch, ledger)
}

export const openUnplaced = (page: IdCursor): Promise<Unplaced[]> =>
  readAfter(bind(queries.openUnplaced, {}), page)
