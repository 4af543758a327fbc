import type { Switches } from '../contract/entities/console/switches'
import { COLLECTIONS } from '../contract/paths'
import { type Batch, collectionOf, readDocument, type Versioned } from './firestore'

const switches = () => collectionOf<Switches>(COLLECTIONS.settings).doc('switches')

export const readSwitches = (): Promise<Versioned<Switches> | undefined> => readDocument(switches())

/** Saves the switches only if they are unchanged since they were read. */
export const saveSwitches = (
  batch: Batch,
  stored: Versioned<Switches> | undefined,
  changed: Switches,
): void => {
  if (stored) batch.update(switches(), changed, { lastUpdateTime: stored.updated })
  else batch.create(switches(), changed)
}
