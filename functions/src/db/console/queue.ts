import { type Query, Timestamp as StoredTimestamp } from 'firebase-admin/firestore'
import { AppError } from '../../contract/api/errors'
import type { BoundQuery } from '../../contract/queries/query'
import type { Timestamp } from '../../contract/time'
import { firestore } from '../firestore'
import { queryOf } from '../list-query'

/** Where a document is in its list: the value it is ordered by, and its path. */
export type Cursor = { value: Timestamp | number | string; path: string }
export type Listed<T> = { data: T; cursor: Cursor }

const NO_PAGE = 'This is no page of the queue.'

const storedOf = (value: Cursor['value']) =>
  typeof value === 'object' ? new StoredTimestamp(value.seconds, value.nanoseconds) : value

const plainOf = (value: unknown): Cursor['value'] => {
  if (value instanceof StoredTimestamp) {
    return { seconds: value.seconds, nanoseconds: value.nanoseconds }
  }
  return typeof value === 'number' ? value : String(value)
}

/** The client library refuses a cursor that is none of the list. */
const startingAfter = <T>(ordered: Query<T>, after: Cursor | undefined): Query<T> => {
  if (!after) return ordered
  try {
    return ordered.startAfter(storedOf(after.value), firestore().doc(after.path))
  } catch (cause) {
    throw new AppError('request/invalid', { fields: { cursor: NO_PAGE } }, { cause })
  }
}

/** One page of an ordered list after a cursor. Reads no more documents than it returns. */
export const readFrom = async <T extends object>(
  query: BoundQuery,
  after: Cursor | undefined,
  limit: number,
): Promise<Listed<T>[]> => {
  const { order } = query
  if (!order) throw new Error(`${query.path} is not ordered`)
  const ordered = queryOf<T>(query).orderBy('__name__', order[1]).limit(limit)
  return (await startingAfter(ordered, after).get()).docs.map((document) => ({
    data: document.data(),
    cursor: { value: plainOf(document.get(order[0])), path: document.ref.path },
  }))
}
