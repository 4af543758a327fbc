import type * as Firebase from 'firebase/firestore'
import { onSnapshot, queryEqual } from 'firebase/firestore'
import { preloadObservable, type ReactFireGlobals } from 'reactfire'
import { Observable } from 'rxjs'
import { onUserChange } from '../session/session-store'
import type { LiveError } from './subscriptions'

/*
 * Works around reactfire 4.2.6: it never closes a listener (`shareReplay`), rethrows an error in
 * every later render, even for the next user (issues 742, 790), and doesn't distinguish cached data from
 * the server's. So each source is preloaded under its hook's id, and this file can close it.
 */
export type Target = Firebase.DocumentReference<unknown> | Firebase.Query<unknown>
type Snapshot = Firebase.DocumentSnapshot<unknown> | Firebase.QuerySnapshot<unknown>
export type Listener = { isHeard: boolean; error?: LiveError; close: () => void }

/** reactfire's internal caches, which it exposes only as these globals. */
const { _reactFirePreloadedObservables: cache, _reactFireFirestoreQueryCache: queries } =
  globalThis as unknown as ReactFireGlobals

const idOf = (target: Target): string => {
  if (target.type === 'document') return `docData:${target.firestore.app.name}:${target.path}`
  const query = target as Firebase.Query
  const known = queries.findIndex((one) => queryEqual(one, query))
  const index = known < 0 ? queries.push(query) - 1 : known
  return `collectionData:${index}`
}

/** Opens the listener that reactfire's hook for the target will use; `close` ends it. */
export const openListener = (target: Target): Listener => {
  const id = `firestore:${idOf(target)}:idField=undefined`
  let stop = () => {}
  const close = () => {
    stop()
    if (cache.get(id) === subject) cache.delete(id)
  }
  const listener: Listener = { isHeard: false, close }
  const source = new Observable<unknown>((subscriber) => {
    const next = (snapshot: Snapshot) => {
      listener.isHeard ||= !snapshot.metadata.fromCache
      subscriber.next('docs' in snapshot ? snapshot.docs.map((one) => one.data()) : snapshot.data())
    }
    const fail = (error: LiveError) => {
      Object.assign(listener, { error })
      subscriber.complete()
    }
    // Like reactfire: the server's first snapshot is emitted even if it equals the cached one.
    const options = { includeMetadataChanges: true }
    if (target.type === 'document') stop = onSnapshot(target, options, next, fail)
    else stop = onSnapshot(target, options, next, fail)
  })
  cache.delete(id)
  const subject = preloadObservable(source, id)
  return listener
}

onUserChange(() => {
  for (const id of cache.keys()) if (id.startsWith('firestore:')) cache.delete(id)
  queries.length = 0
})
