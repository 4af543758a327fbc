import { Observable } from 'rxjs'
import { onUserChange } from '../session-store'

/** What a source tells: a value, or that it failed and tells nothing more. */
export type Told<T> = { ok: true; value: T; is_unsure: boolean } | { ok: false; error: LiveError }

/** Why a source failed; `permission-denied` also stands for what doesn't exist. */
export type LiveError = Error & { code: string }

/**
 * Starts listening and answers how to stop. A value is unsure before the server was heard, such as
 * the empty list that Firestore tells when it has no connection.
 */
export type Listen<T> = (
  next: (value: T, isUnsure?: boolean) => void,
  fail: (error: LiveError) => void,
) => () => void

type Entry<T = unknown> = {
  source: Observable<Told<T>>
  holders: number
  close: () => void
  timer: ReturnType<typeof setTimeout> | undefined
}

/** How long a listener outlives its last holder, so that going to the next page reads nothing twice. */
export const LINGER_MS = 1_000
/** A render that React threw away holds nothing: its listener is closed after this time. */
export const ORPHAN_MS = 10_000

const PREFIX = 'firestore:live:'
const entries = new Map<string, Entry>()

/** The library's own cache, under the only name it has. Undefined before the library is loaded. */
const cache = (): Map<string, unknown> | undefined =>
  (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })
    ._reactFirePreloadedObservables

const drop = (id: string) => {
  const entry = entries.get(id)
  if (!entry) return
  clearTimeout(entry.timer)
  entry.close()
  entries.delete(id)
  cache()?.delete(id)
}

/**
 * The library keeps a source open for as long as the page lives and remembers an error for ever.
 * So the source closes itself from outside, and tells an error as a value.
 */
const open = <T>(listen: Listen<T>): Entry<T> => {
  const closers = new Set<() => void>()
  const source = new Observable<Told<T>>((subscriber) => {
    const stop = listen(
      (value, isUnsure = false) => subscriber.next({ ok: true, value, is_unsure: isUnsure }),
      (error) => subscriber.next({ ok: false, error }),
    )
    closers.add(stop)
    return () => {
      closers.delete(stop)
      stop()
    }
  })
  const close = () => {
    for (const stop of closers) stop()
    closers.clear()
  }
  return { source, holders: 0, close, timer: undefined }
}

export const listenerId = (key: string): string => `${PREFIX}${key}`

/** The source under this id, opened if it isn't yet. */
export const sourceOf = <T>(id: string, listen: Listen<T>): Observable<Told<T>> => {
  const known = entries.get(id)
  if (known) return known.source as Observable<Told<T>>
  const entry = open(listen)
  entry.timer = setTimeout(() => drop(id), ORPHAN_MS)
  entries.set(id, entry as Entry)
  return entry.source
}

/** Keeps a source open until the answer is called. */
export const hold = (id: string): (() => void) => {
  const entry = entries.get(id)
  if (!entry) return () => {}
  entry.holders += 1
  clearTimeout(entry.timer)
  return () => {
    entry.holders -= 1
    if (entry.holders === 0) entry.timer = setTimeout(() => drop(id), LINGER_MS)
  }
}

/** Closes every listener and forgets what the library remembers of the last user. */
export const dropAllListeners = (): void => {
  for (const id of [...entries.keys()]) drop(id)
  const remembered = cache()
  for (const id of [...(remembered?.keys() ?? [])]) {
    if (id.startsWith('firestore:')) remembered?.delete(id)
  }
}

onUserChange(dropAllListeners)
