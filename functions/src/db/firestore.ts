import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type FirestoreDataConverter,
  getFirestore,
  Timestamp as StoredTimestamp,
  type UpdateData,
  type WriteBatch,
} from 'firebase-admin/firestore'
import type { Timestamp } from '../contract/time'
import { firebaseApp } from './firebase-app'

export type Batch = WriteBatch

let handle: Firestore | undefined

/** The database, created at first use, so that loading this module is cheap. */
export const firestore = (): Firestore => {
  handle ??= getFirestore(firebaseApp())
  return handle
}

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null

const isTimestamp = (value: Record<string, unknown>): value is Timestamp =>
  typeof value.seconds === 'number' &&
  typeof value.nanoseconds === 'number' &&
  Object.keys(value).length === 2

const mapValues = (
  value: Record<string, unknown>,
  change: (inner: unknown) => unknown,
): Record<string, unknown> => {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.map(([key, inner]) => [key, change(inner)]))
}

/**
 * Converts `{seconds, nanoseconds}` to a Firestore Timestamp at any depth and drops undefined
 * fields.
 */
export const toStored = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toStored)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  if (isTimestamp(value)) return new StoredTimestamp(value.seconds, value.nanoseconds)
  return mapValues(value, toStored)
}

const fromStored = (value: unknown): unknown => {
  if (value instanceof StoredTimestamp) {
    return { seconds: value.seconds, nanoseconds: value.nanoseconds }
  }
  if (Array.isArray(value)) return value.map(fromStored)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return mapValues(value, fromStored)
}

const converter = <T extends DocumentData>(): FirestoreDataConverter<T> => ({
  toFirestore: (data) => toStored(data) as DocumentData,
  fromFirestore: (snapshot) => fromStored(snapshot.data()) as T,
})

/** A collection of T, with timestamps as `{seconds, nanoseconds}`. */
export const collectionOf = <T extends DocumentData>(path: string): CollectionReference<T> =>
  firestore().collection(path).withConverter(converter<T>())

/** All collections of this name at any depth, such as the events of all transactions. */
export const collectionGroupOf = <T extends DocumentData>(name: string) =>
  firestore().collectionGroup(name).withConverter(converter<T>())

type Patch<T> = { [K in keyof T]?: T[K] | FieldValue }

/** Fields for an update, which doesn't use the converter. Keys may be dotted paths. */
export const fieldsOf = <T extends DocumentData>(
  patch: Patch<T> | Record<string, unknown>,
): UpdateData<T> => toStored(patch) as UpdateData<T>

export const newBatch = (): Batch => firestore().batch()

/** Deletes the field in an update or a merge. */
export const removed = (): FieldValue => FieldValue.delete()

export const plus = (amount: number): FieldValue => FieldValue.increment(amount)

/** Adds to a list what it doesn't have yet. */
export const joined = (value: unknown): FieldValue => FieldValue.arrayUnion(value)

/** A document with its `updateTime`, for the precondition of a conditional write. */
export type Versioned<T> = { data: T; updated: StoredTimestamp }

export const readDocument = async <T extends DocumentData>(
  ref: DocumentReference<T>,
): Promise<Versioned<T> | undefined> => {
  const snapshot = await ref.get()
  const data = snapshot.data()
  return data && snapshot.updateTime ? { data, updated: snapshot.updateTime } : undefined
}
