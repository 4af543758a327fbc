import type { DocumentSnapshot, Query } from 'firebase/firestore'
import type * as z from 'zod/mini'
import { useSession } from '../session'
import type { Ask } from './first-answer'
import { listenWith } from './listen-with'
import type { Sdk } from './load-sdk'
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

/** Until the server was heard once, a snapshot tells what is in memory, which may be nothing. */
const untilHeard = () => {
  let isHeard = false
  return (isFromCache: boolean): boolean => {
    isHeard ||= !isFromCache
    return !isHeard
  }
}

/** So that the server's first word is told even where it changes nothing. */
const WITH_ORIGIN = { includeMetadataChanges: true }

/**
 * Follows one document. Null data: there is none.
 * @param path the parts of its path; null while they aren't known
 */
export const useLiveDocument = <S extends Schema>(
  schema: S,
  path: readonly [string, ...string[]] | null,
  ask?: Ask<z.output<S> | null>,
): Live<z.output<S> | null> => {
  const uid = useSession().user?.uid ?? ''
  const listen = listenWith<z.output<S> | null>(({ doc, firestore, onSnapshot }, next, fail) => {
    if (path === null) return () => {}
    const isUnsure = untilHeard()
    return onSnapshot(
      doc(firestore, ...path),
      WITH_ORIGIN,
      (snapshot) => next(parseSnapshot(schema, snapshot), isUnsure(snapshot.metadata.fromCache)),
      fail,
    )
  })
  return useLive(path && `${uid}:${path.join('/')}`, listen, ask)
}

/**
 * Follows a list.
 * @param key names the query: two queries that differ need keys that differ; null waits
 */
export const useLiveList = <S extends Schema>(
  schema: S,
  key: string | null,
  queryWith: (sdk: Sdk) => Query,
  ask?: Ask<z.output<S>[]>,
): Live<z.output<S>[]> => {
  const uid = useSession().user?.uid ?? ''
  const listen = listenWith<z.output<S>[]>((sdk, next, fail) => {
    const isUnsure = untilHeard()
    return sdk.onSnapshot(
      queryWith(sdk),
      WITH_ORIGIN,
      ({ docs, metadata }) =>
        next(parseList(schema, docs.map(rawOf)), isUnsure(metadata.fromCache)),
      fail,
    )
  })
  return useLive(key && `${uid}:${key}`, listen, ask)
}
