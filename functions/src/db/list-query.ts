import type { DocumentData, Query } from 'firebase-admin/firestore'
import type { BoundQuery } from '../contract/queries/query'
import { collectionGroupOf, collectionOf, fieldsOf, newBatch, toStored } from './firestore'

/** Converts a query of the contract to one of the Admin SDK; its documents are T. */
export const queryOf = <T extends DocumentData>({
  path,
  is_group,
  conditions,
  order,
  page_size,
  is_from_end,
}: BoundQuery): Query<T> => {
  const collection = is_group ? collectionGroupOf<T>(path) : collectionOf<T>(path)
  const filtered = conditions.reduce<Query<T>>(
    (query, [field, operator, value]) => query.where(field, operator, toStored(value)),
    collection,
  )
  const ordered = order ? filtered.orderBy(...order) : filtered
  if (page_size === undefined) return ordered
  return is_from_end ? ordered.limitToLast(page_size) : ordered.limit(page_size)
}

export const readList = async <T extends DocumentData>(query: BoundQuery): Promise<T[]> =>
  (await queryOf<T>(query).get()).docs.map((document) => document.data())

/** Where a list that is read in pages goes on: after the document with this id. */
export type IdCursor = { after?: string | undefined; limit: number }

/** A page of a list ordered by id, for queries that have no other order. */
export const readAfter = async <T extends DocumentData>(
  query: BoundQuery,
  { after, limit }: IdCursor,
): Promise<T[]> => {
  const ordered = queryOf<T>(query).orderBy('__name__').limit(limit)
  const { docs } = await (after === undefined ? ordered : ordered.startAfter(after)).get()
  return docs.map((document) => document.data())
}

/** Reads only ids, without the documents' fields. */
export const readIds = async (query: BoundQuery): Promise<string[]> =>
  (await queryOf(query).select().get()).docs.map((document) => document.id)

export const hasAny = async (query: BoundQuery): Promise<boolean> =>
  !(await queryOf(query).limit(1).select().get()).empty

export const countOf = async (query: BoundQuery): Promise<number> =>
  (await queryOf(query).count().get()).data().count

export type NumberedPage = { page: number; limit: number }

/**
 * Reads the items of a numbered page. Documents that are skipped are billed as reads, so a page
 * beyond the end is known from the count, which is first asked for above page 1.
 */
export const readNumbered = async <T extends DocumentData>(
  query: BoundQuery,
  { page, limit }: NumberedPage,
  countTotal: () => Promise<number>,
): Promise<{ items: T[]; total: number }> => {
  const offset = (page - 1) * limit
  const counting = countTotal()
  if (offset > 0 && offset >= (await counting)) return { items: [], total: await counting }
  const [total, { docs }] = await Promise.all([
    counting,
    queryOf<T>(query).offset(offset).limit(limit).get(),
  ])
  return { items: docs.map((document) => document.data()), total }
}

/** One page of a list, and the total count. */
export const readPage = <T extends DocumentData>(
  query: BoundQuery,
  page: NumberedPage,
): Promise<{ items: T[]; total: number }> => readNumbered(query, page, () => countOf(query))

/** Reads one document of any type. */
export const readRecord = async (
  path: string,
  id: string,
): Promise<Record<string, unknown> | undefined> => (await collectionOf(path).doc(id).get()).data()

/** Reads documents of any type, with their ids. */
export const readRecords = async (query: BoundQuery): Promise<Record<string, unknown>[]> =>
  (await queryOf(query).get()).docs.map((document) => ({ id: document.id, ...document.data() }))

/** A batch takes 500 writes. */
const UPDATED_AT_ONCE = 300

/** Changes every document of the query, 300 per commit. */
export const updateAll = async (
  query: BoundQuery,
  change: Record<string, unknown>,
): Promise<void> => {
  const { docs } = await queryOf(query).select().get()
  for (let from = 0; from < docs.length; from += UPDATED_AT_ONCE) {
    const batch = newBatch()
    for (const { ref } of docs.slice(from, from + UPDATED_AT_ONCE)) {
      batch.update(ref, fieldsOf(change))
    }
    await batch.commit()
  }
}
