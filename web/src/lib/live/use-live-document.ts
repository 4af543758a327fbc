import {
  type DocumentSnapshot,
  doc,
  onSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { useFirestore } from 'reactfire'
import type * as z from 'zod/mini'
import { useSession } from '../session'
import type { Listen } from './listeners'
import { parseDocument, parseList, type RawDocument } from './parse'
import { type Live, useLive } from './use-live'

type Schema = z.core.$ZodType

const rawOf = (snapshot: DocumentSnapshot): RawDocument => ({
  id: snapshot.id,
  // A time that the server hasn't set yet shows as now instead of as nothing.
  fields: snapshot.data({ serverTimestamps: 'estimate' }) ?? {},
})

/** Null where there is no such document. */
export const parseSnapshot = <S extends Schema>(
  schema: S,
  snapshot: DocumentSnapshot,
): z.output<S> | null =>
  snapshot.exists() ? (parseDocument(schema, rawOf(snapshot)) ?? null) : null

/**
 * Follows one document. Null data: there is none.
 * @param path the parts of its path; null while they aren't known
 */
export const useLiveDocument = <S extends Schema>(
  schema: S,
  path: readonly [string, ...string[]] | null,
): Live<z.output<S> | null> => {
  const firestore = useFirestore()
  const uid = useSession().user?.uid ?? ''
  const listen: Listen<z.output<S> | null> = (next, fail) => {
    if (path === null) return () => {}
    return onSnapshot(
      doc(firestore, ...path),
      (snapshot) => next(parseSnapshot(schema, snapshot)),
      fail,
    )
  }
  return useLive(path && `${uid}:${path.join('/')}`, listen)
}

/**
 * Follows a list.
 * @param key names the query: two queries that differ need keys that differ; null waits
 */
export const useLiveList = <S extends Schema>(
  schema: S,
  key: string | null,
  query: (firestore: ReturnType<typeof useFirestore>) => Query,
): Live<z.output<S>[]> => {
  const firestore = useFirestore()
  const uid = useSession().user?.uid ?? ''
  const listen: Listen<z.output<S>[]> = (next, fail) =>
    onSnapshot(
      query(firestore),
      (snapshot: QuerySnapshot) => next(parseList(schema, snapshot.docs.map(rawOf))),
      fail,
    )
  return useLive(key && `${uid}:${key}`, listen)
}
