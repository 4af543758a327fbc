import type { TopUp } from '../../contract/entities/money/top-up'
import { COLLECTIONS } from '../../contract/paths'
import type { TopUpStep } from '../../domain/money/wallet/top-up'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { addLedgerEntries } from './ledger'

const topUps = () => collectionOf<TopUp>(COLLECTIONS.topUps)

export const readTopUp = (id: string): Promise<Versioned<TopUp> | undefined> =>
  readDocument(topUps().doc(id))

export const addTopUp = (batch: Batch, top_up: TopUp): void => {
  batch.create(topUps().doc(top_up.id), top_up)
}

/** Changes the top-up only if it is unchanged since it was read. */
export const changeTopUp = (
  batch: Batch,
  { data, updated }: Versioned<TopUp>,
  change: Partial<TopUp>,
): void => {
  batch.update(topUps().doc(data.id), fieldsOf<TopUp>(change), { lastUpdateTime: updated })
}

/** Saves a step of a top-up with its ledger entries. */
export const addTopUpStep = (
  batch: Batch,
  stored: Versioned<TopUp>,
  { top_up, ledger }: TopUpStep,
): void => {
  changeTopUp(batch, stored, top_up)
  addLedgerEntries(batch, ledger)
}
