import type { TaxSettings } from '../contract/entities/money/tax'
import { COLLECTIONS } from '../contract/paths'
import { type Batch, collectionOf, readDocument, type Versioned } from './firestore'

const tax = () => collectionOf<TaxSettings>(COLLECTIONS.settings).doc('tax')

export const readTaxSettings = (): Promise<Versioned<TaxSettings> | undefined> =>
  readDocument(tax())

/** Saves the settings only if they are unchanged since they were read. */
export const saveTaxSettings = (
  batch: Batch,
  stored: Versioned<TaxSettings> | undefined,
  changed: TaxSettings,
): void => {
  if (stored) batch.update(tax(), changed, { lastUpdateTime: stored.updated })
  else batch.create(tax(), changed)
}
