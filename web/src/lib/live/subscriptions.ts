import type { BoundQuery } from '@contract/queries/query'
import { QueryObserver, skipToken } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { queryClient } from '../api/query-client'
import { getSession } from '../session/session-store'

/** Why a listener failed; `permission-denied` also stands for a document that doesn't exist. */
export type LiveError = Error & { code: string }

export type Schema = z.core.$ZodType
export type Path = readonly [string, ...string[]]

/** A document path or a list query, with the schema of each document. */
export type Source = { schema: Schema } & (
  | { path: Path; query?: undefined }
  | { path?: undefined; query: BoundQuery }
)

/** @param key identifies source and user: different sources must have different keys */
export type LiveQuery = { key: string; source: Source }

/**
 * The latest value of a key and its origin: the API, Firestore's memory cache or its server, or what
 * this device stored of an earlier visit.
 */
export type LiveValue<T = unknown> =
  | { from: 'api' | 'memory' | 'server'; value: T }
  | { from: 'stored'; value: T; at?: number }
  | { from: 'failure'; error: LiveError }

/** A source that this user listens to, with a subscriber count. Each attempt is a new listener. */
export type Subscription = LiveQuery & {
  uid: string | undefined
  attempt: number
  subscribers: number
}

/** How long a listener outlives its last subscriber, so that the next page can reuse it. */
export const LINGER_MS = 1_000

/** How long a value stays cached without observers: a little longer than its listener. */
export const CACHED_MS = 2 * LINGER_MS

let subscriptions: readonly Subscription[] = []
const listeners = new Set<() => void>()

export const getSubscriptions = (): readonly Subscription[] => subscriptions

export const onSubscriptions = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const publish = (next: readonly Subscription[]) => {
  subscriptions = next
  for (const subscriber of listeners) subscriber()
}

/** Replaces this key's subscription by the result of `change`; undefined removes it. */
const update = (key: string, change: (subscription: Subscription) => Subscription | undefined) =>
  publish(subscriptions.flatMap((one) => (one.key === key ? (change(one) ?? []) : one)))

/** A document as read by this user. All subscribers to one document must pass the same schema. */
export const documentQuery = (schema: Schema, path: Path, uid = ''): LiveQuery => ({
  key: `${uid}:${path.join('/')}`,
  source: { schema, path },
})

/** The key of a list, derived from its query: `uid:collection?field==value&limit`. */
export const listKeyOf = ({ path, conditions, page_size }: BoundQuery, uid = ''): string => {
  const terms = conditions.map(
    ([field, operator, value]) => `${field}${operator}${JSON.stringify(value)}`,
  )
  return `${uid}:${path}?${[...terms, page_size].join('&')}`
}

/** A list as read by this user. */
export const listQuery = (schema: Schema, query: BoundQuery, uid?: string): LiveQuery => ({
  key: listKeyOf(query, uid),
  source: { schema, query },
})

export const queryKeyOf = (key: string | null) => ['live', key]

const cachedOf = (key: string) =>
  queryClient.getQueryCache().find<LiveValue>({ queryKey: queryKeyOf(key), exact: true })

const end = (key: string) => {
  update(key, (one) => (one.subscribers > 0 ? one : undefined))
  const query = cachedOf(key)
  // A later visit to the page must not show an old failure.
  const isForgotten = query?.state.data?.from === 'failure' && query.getObserversCount() === 0
  if (isForgotten) queryClient.getQueryCache().remove(query)
}

/** Subscribes to a source until the returned function is called. */
export const subscribe = ({ key, source }: LiveQuery): (() => void) => {
  const isKnown = subscriptions.some((one) => one.key === key)
  if (isKnown) update(key, (one) => ({ ...one, subscribers: one.subscribers + 1 }))
  else {
    const uid = getSession().user?.uid
    publish([...subscriptions, { key, source, uid, attempt: 1, subscribers: 1 }])
  }
  return () => {
    update(key, (one) => ({ ...one, subscribers: one.subscribers - 1 }))
    setTimeout(() => end(key), LINGER_MS)
  }
}

/** Discards the cached value and opens a new listener. */
export const resubscribe = (key: string): void => {
  queryClient.resetQueries({ queryKey: queryKeyOf(key), exact: true }).catch(console.error)
  update(key, (one) => ({ ...one, attempt: one.attempt + 1 }))
}

/**
 * Ranks server values and errors first, then API values, then stored ones. Without a connection
 * Firestore's memory cache says that there is nothing.
 */
const rankOf = (known: LiveValue) => {
  if (known.from === 'failure') return known.error.code === 'unavailable' ? 0 : 3
  return { memory: 0, stored: 1, api: 2, server: 3 }[known.from]
}

export const preferredOf = <T>(
  value: LiveValue<T>,
  known: LiveValue<T> | undefined,
): LiveValue<T> => (known === undefined || rankOf(value) >= rankOf(known) ? value : known)

/** Puts a listener's value into the query cache if the key still has an entry there. */
export const notify = (key: string, value: LiveValue): void => {
  const query = cachedOf(key)
  query?.setData(preferredOf(value, query.state.data))
}

/** Observes a key's value outside of components until the returned function is called. */
export const onValue = <T>(key: string, listener: (known: LiveValue<T>) => void): (() => void) => {
  const observer = new QueryObserver<LiveValue<T>>(queryClient, {
    queryKey: queryKeyOf(key),
    queryFn: skipToken,
    gcTime: CACHED_MS,
  })
  const emit = ({ data }: { data: LiveValue<T> | undefined }) => data && listener(data)
  emit(observer.getCurrentResult())
  return observer.subscribe(emit)
}
