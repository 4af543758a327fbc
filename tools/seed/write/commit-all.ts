import { Readable } from 'node:stream'
import { type Batch, collectionOf, newBatch } from '../../../functions/src/db/firestore'

/** Adds one item and its documents to a batch. */
export type Write = (batch: Batch) => void

export const setDocument = <T extends object>(collection: string, id: string, data: T): Write => {
  const ref = collectionOf<T>(collection).doc(id)
  return (batch) => void batch.set(ref, data)
}

/** A seeded purchase has about twenty documents, so a batch has fewer than 500. */
const WRITES_A_BATCH = 20
const BATCHES_AT_ONCE = 4

export const commitAll = (writes: readonly Write[], size = WRITES_A_BATCH): Promise<void> => {
  const starts = [...writes.keys()].filter((index) => index % size === 0)
  const commitFrom = async (start: number) => {
    const batch = newBatch()
    for (const write of writes.slice(start, start + size)) write(batch)
    await batch.commit()
  }
  return Readable.from(starts).forEach(commitFrom, { concurrency: BATCHES_AT_ONCE })
}
