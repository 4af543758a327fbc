import type { DocumentData, Query } from 'firebase-admin/firestore'
import type { BoundQuery } from '../contract/queries/query'
import { collectionGroupOf, collectionOf, toStored } from './firestore'

/** A query of the contract for this SDK; its documents are T. */
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

/** Without the documents' fields. */
export const readIds = async (query: BoundQuery): Promise<string[]> =>
  (await queryOf(query).select().get()).docs.map((document) => document.id)

export const hasAny = async (query: BoundQuery): Promise<boolean> =>
  !(await queryOf(query).limit(1).select().get()).empty

export const countOf = async (query: BoundQuery): Promise<number> =>
  (await queryOf(query).count().get()).data().count

/** One page of a list and how many there are on all of them. */
export const readPage = async <T extends DocumentData>(
  query: BoundQuery,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: T[]; total: number }> => {
  const [total, { docs }] = await Promise.all([
    countOf(query),
    queryOf<T>(query)
      .offset((page - 1) * limit)
      .limit(limit)
      .get(),
  ])
  return { items: docs.map((document) => document.data()), total }
}
