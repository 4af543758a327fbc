import type { BoundQuery } from '../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from './firestore'
import { queryOf } from './list-query'

/** A document that waits for a job: where it is, and what it says. */
export type DueDocument = Record<string, unknown>
export type Listed = { path: string; data: DueDocument }

const documentOf = (path: string) => {
  const at = path.lastIndexOf('/')
  return collectionOf<DueDocument>(path.slice(0, at)).doc(path.slice(at + 1))
}

/** Where the documents of a query are, without their fields. */
export const readPaths = async (query: BoundQuery): Promise<string[]> =>
  (await queryOf(query).select().get()).docs.map(({ ref }) => ref.path)

export const readListed = async (query: BoundQuery): Promise<Listed[]> =>
  (await queryOf<DueDocument>(query).get()).docs.map((document) => ({
    path: document.ref.path,
    data: document.data(),
  }))

export const readDueDocument = (path: string): Promise<Versioned<DueDocument> | undefined> =>
  readDocument(documentOf(path))

/** Changes fields, by dotted path, only if the document is unchanged since it was read. */
export const changeDueDocument = (
  batch: Batch,
  path: string,
  { updated }: Versioned<DueDocument>,
  change: DueDocument,
): void => {
  batch.update(documentOf(path), fieldsOf<DueDocument>(change), { lastUpdateTime: updated })
}
