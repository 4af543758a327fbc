import type { BoundQuery } from '@contract/queries/query'
import {
  arrayRemove,
  arrayUnion,
  collection,
  connectFirestoreEmulator,
  type DocumentReference,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  type Firestore,
  type FirestoreDataConverter,
  getDoc,
  initializeFirestore,
  limit,
  limitToLast,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import {
  AuthProvider,
  FirebaseAppProvider,
  FirestoreProvider,
  type ObservableStatus,
  useFirestore,
  useFirestoreCollectionData,
  useFirestoreDocData,
  useUser,
} from 'reactfire'
import * as z from 'zod/mini'
import { emulators } from '@/config/env'
import { firebaseApp } from '../firebase/app'
import { auth } from '../firebase/auth'
import { type Listener, openListener, type Target } from './mend-reactfire'
import { notify, type Source, type Subscription } from './subscriptions'

/** Memory cache only, so that a shared phone keeps no data of one user for the next. */
const firestore = initializeFirestore(firebaseApp, {})

if (emulators) {
  connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port)
}

/** The parts of the Firestore SDK that the live layer uses. */
export const sdk = {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getDoc,
  limit,
  limitToLast,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  firestore,
}

type Schema = Source['schema']

const converters = new WeakMap<Schema, FirestoreDataConverter<unknown>>()

/** Returns a converter that parses documents with the schema; undefined for an invalid document. */
export const converterOf = (schema: Schema): FirestoreDataConverter<unknown> => {
  const known = converters.get(schema)
  if (known) return known
  const converter: FirestoreDataConverter<unknown> = {
    fromFirestore: (snapshot) => {
      const { id } = snapshot
      // A pending server timestamp reads as an estimate instead of null.
      const fields = snapshot.data({ serverTimestamps: 'estimate' })
      const parsed = z.safeParse(schema, { id, ...fields })
      if (parsed.success) return parsed.data
      console.error(`The document ${id} isn't what the contract says`, parsed.error)
      return undefined
    },
    toFirestore: () => {
      throw new Error('The live layer reads; it writes without a converter.')
    },
  }
  // Firestore's `queryEqual` requires the same converter object.
  converters.set(schema, converter)
  return converter
}

const isInstant = (value: unknown): value is { seconds: number; nanoseconds: number } =>
  typeof value === 'object' && value !== null && 'seconds' in value

const queryOf = (instance: Firestore, bound: BoundQuery): Query => {
  const { path, conditions, order, page_size, is_from_end } = bound
  if (bound.is_group) throw new Error('The live layer listens to no collection group.')
  const limitedTo = is_from_end ? limitToLast : limit
  return query(
    collection(instance, path),
    ...conditions.map(([field, operator, value]) =>
      where(
        field,
        operator,
        // The SDK doesn't convert query values, so timestamps must be its own class.
        isInstant(value) ? new Timestamp(value.seconds, value.nanoseconds) : value,
      ),
    ),
    ...(order ? [orderBy(...order)] : []),
    ...(page_size === undefined ? [] : [limitedTo(page_size)]),
  )
}

const targetOf = ({ schema, path, query: bound }: Source, instance: Firestore): Target =>
  path
    ? doc(instance, ...path).withConverter(converterOf(schema))
    : queryOf(instance, bound).withConverter(converterOf(schema))

type Opened = { of: Subscription; listener: Listener }

/** Forwards each of reactfire's values and errors to the query cache. */
const useNotify = ({ of, listener }: Opened, said: ObservableStatus<unknown>) => {
  const { key } = of
  useEffect(() => {
    const { data = null, hasEmitted } = said
    // One invalid document must not hide the others.
    const value = Array.isArray(data) ? data.filter((one) => one !== undefined) : data
    if (listener.error) notify(key, { from: 'failure', error: listener.error })
    else if (hasEmitted) notify(key, { from: listener.isHeard ? 'server' : 'memory', value })
  }, [key, listener, said])
  return null
}

const DocumentListener = (props: Opened & { target: DocumentReference<unknown> }) =>
  useNotify(props, useFirestoreDocData(props.target))

const ListListener = (props: Opened & { target: Query<unknown> }) =>
  useNotify(props, useFirestoreCollectionData(props.target))

const LiveListener = ({ of }: { of: Subscription }) => {
  const instance = useFirestore()
  const [target] = useState(() => targetOf(of.source, instance))
  const [listener, setListener] = useState<Listener>()
  useEffect(() => {
    let opened: Listener | undefined
    // Each in a task of its own: those of a page together would hold up a slow processor.
    const timer = setTimeout(() => {
      opened = openListener(target)
      setListener(opened)
    })
    return () => {
      clearTimeout(timer)
      opened?.close()
    }
  }, [target])
  if (!listener) return null
  return target.type === 'document' ? (
    <DocumentListener of={of} listener={listener} target={target} />
  ) : (
    <ListListener of={of} listener={listener} target={target} />
  )
}

type Props = { uid: string | undefined; subscriptions: readonly Subscription[] }

/** Listens only to this user's subscriptions, and only while Firebase Auth has the same user. */
const OwnListeners = ({ uid, subscriptions }: Props) => {
  const { data: user } = useUser()
  if (user?.uid !== uid) return null
  return subscriptions
    .filter((of) => of.uid === uid)
    .map((of) => (
      <ErrorBoundary
        key={`${of.key}#${of.attempt}`}
        fallback={null}
        onError={(error) => {
          console.error(error)
          const cause = Object.assign(new Error('Not listened to'), { code: 'internal' })
          notify(of.key, { from: 'failure', error: cause })
        }}
      >
        <LiveListener of={of} />
      </ErrorBoundary>
    ))
}

/** Listens to all subscriptions with reactfire's hooks. Renders nothing. */
export const LiveListeners = (props: Props) => (
  <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false}>
    <AuthProvider sdk={auth}>
      <FirestoreProvider sdk={firestore}>
        <OwnListeners {...props} />
      </FirestoreProvider>
    </AuthProvider>
  </FirebaseAppProvider>
)
