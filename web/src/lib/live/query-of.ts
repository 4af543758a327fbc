import type { BoundQuery } from '@contract/queries/query'
import {
  collection,
  collectionGroup,
  limit,
  limitToLast,
  orderBy,
  type Query,
  query,
  Timestamp,
  where,
} from 'firebase/firestore'
import { firestore } from './firestore'

/** An instant passes through no converter where it is compared with. */
const isInstant = (value: unknown): value is { seconds: number; nanoseconds: number } =>
  typeof value === 'object' && value !== null && 'seconds' in value

/** A query of the contract for this SDK. */
export const queryOf = (bound: BoundQuery): Query => {
  const { path, is_group, conditions, order, page_size, is_from_end } = bound
  const limitedTo = is_from_end ? limitToLast : limit
  return query(
    is_group ? collectionGroup(firestore, path) : collection(firestore, path),
    ...conditions.map(([field, operator, value]) =>
      where(
        field,
        operator,
        isInstant(value) ? new Timestamp(value.seconds, value.nanoseconds) : value,
      ),
    ),
    ...(order ? [orderBy(...order)] : []),
    ...(page_size === undefined ? [] : [limitedTo(page_size)]),
  )
}
