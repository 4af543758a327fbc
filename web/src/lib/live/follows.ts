import type { BoundQuery } from '@contract/queries/query'
import { QueryObserver, skipToken } from '@tanstack/react-query'
import type * as Firebase from 'firebase/firestore'
import type * as z from 'zod/mini'
import { queryClient } from '../api/query-client'
import { getSession } from '../session/session-store'

/** Why a listener failed; `permission-denied` also stands for a document that doesn't exist. */
export type LiveError = Error & { code: string }

export type Schema = z.core.$ZodType
export type Path = readonly [string, ...string[]]

/** What queries are made with: it only reads. */
type QuerySdk = { firestore: Firebase.Firestore } & Pick<
  typeof Firebase,
  'collection' | 'limit' | 'limitToLast' | 'orderBy' | 'query' | 'Timestamp' | 'where'
>
export type QueryWith = (sdk: QuerySdk) => Firebase.Query

/** A document by its path, or a list by its query, with the schema of each document. */
export type Source = { schema: Schema } & (
  | { path: Path; query?: undefined }
  | { path?: undefined; query: QueryWith }
)

/** @param key names the source, with its user: two sources that differ need keys that differ */
export type Wanted = { key: string; source: Source }

/** What is known under a key, and from where: the API, Firestore's memory or its server. */
export type Known<T = unknown> =
  | { from: 'api' | 'memory' | 'server'; value: T }
  | { from: 'failure'; error: LiveError }

/** What somebody looks at, as this user. Each attempt is a new listener. */
export type Follow = Wanted & {
  uid: string | undefined
  attempt: number
  followers: number
}

/** How long a listener outlives its last follower, so that the next page reads nothing twice. */
export const LINGER_MS = 1_000

/** What a listener said is kept a little longer than itself, and no longer. */
export const KEPT_MS = 2 * LINGER_MS

let follows: readonly Follow[] = []
const subscribers = new Set<() => void>()

export const getFollows = (): readonly Follow[] => follows

export const subscribeToFollows = (subscriber: () => void): (() => void) => {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

const publish = (next: readonly Follow[]) => {
  follows = next
  for (const subscriber of subscribers) subscriber()
}

/** Changes the follow of this key by the answer of `change`; none ends it. */
const update = (key: string, change: (follow: Follow) => Follow | undefined) =>
  publish(follows.flatMap((one) => (one.key === key ? (change(one) ?? []) : one)))

/** A document as this user may read it. Everyone who follows it parses it by one schema. */
export const documentOf = (schema: Schema, path: Path, uid = ''): Wanted => ({
  key: `${uid}:${path.join('/')}`,
  source: { schema, path },
})

export const queryKeyOf = (key: string | null) => ['live', key]

const cachedOf = (key: string) =>
  queryClient.getQueryCache().find<Known>({ queryKey: queryKeyOf(key), exact: true })

const end = (key: string) => {
  update(key, (one) => (one.followers > 0 ? one : undefined))
  const query = cachedOf(key)
  // Whoever comes back to the page doesn't meet an old failure.
  const isForgotten = query?.state.data?.from === 'failure' && query.getObserversCount() === 0
  if (isForgotten) queryClient.getQueryCache().remove(query)
}

/** Follows a source until the answer is called. */
export const follow = ({ key, source }: Wanted): (() => void) => {
  const isKnown = follows.some((one) => one.key === key)
  if (isKnown) update(key, (one) => ({ ...one, followers: one.followers + 1 }))
  else {
    const uid = getSession().user?.uid
    publish([...follows, { key, source, uid, attempt: 1, followers: 1 }])
  }
  return () => {
    update(key, (one) => ({ ...one, followers: one.followers - 1 }))
    setTimeout(() => end(key), LINGER_MS)
  }
}

/** Forgets what is known and opens another listener. */
export const followAgain = (key: string): void => {
  queryClient.resetQueries({ queryKey: queryKeyOf(key), exact: true }).catch(console.error)
  update(key, (one) => ({ ...one, attempt: one.attempt + 1 }))
}

/** The server's answer or refusal, the API's answer, what may be wrong or come another time. */
const rankOf = (known: Known) => {
  if (known.from === 'failure') return known.error.code === 'unavailable' ? 0 : 2
  return { memory: 0, api: 1, server: 2 }[known.from]
}

export const betterOf = <T>(told: Known<T>, known: Known<T> | undefined): Known<T> =>
  known === undefined || rankOf(told) >= rankOf(known) ? told : known

/** Keeps what a listener says, as long as somebody may ask for it. */
export const tell = (key: string, told: Known): void => {
  const query = cachedOf(key)
  query?.setData(betterOf(told, query.state.data))
}

/** Hears what is known under a key, outside of components, until the answer is called. */
export const onKnown = <T>(key: string, hear: (known: Known<T>) => void): (() => void) => {
  const observer = new QueryObserver<Known<T>>(queryClient, {
    queryKey: queryKeyOf(key),
    queryFn: skipToken,
    gcTime: KEPT_MS,
  })
  const said = ({ data }: { data: Known<T> | undefined }) => data && hear(data)
  said(observer.getCurrentResult())
  return observer.subscribe(said)
}

const isInstant = (value: unknown): value is { seconds: number; nanoseconds: number } =>
  typeof value === 'object' && value !== null && 'seconds' in value

/** A query of the contract for this SDK. */
export const queryOf = (sdk: QuerySdk, bound: BoundQuery): Firebase.Query => {
  const { path, conditions, order, page_size, is_from_end } = bound
  if (bound.is_group) throw new Error('The live layer follows no collection group.')
  const limitedTo = is_from_end ? sdk.limitToLast : sdk.limit
  return sdk.query(
    sdk.collection(sdk.firestore, path),
    ...conditions.map(([field, operator, value]) =>
      sdk.where(
        field,
        operator,
        // Such a value passes through no converter.
        isInstant(value) ? new sdk.Timestamp(value.seconds, value.nanoseconds) : value,
      ),
    ),
    ...(order ? [sdk.orderBy(...order)] : []),
    ...(page_size === undefined ? [] : [limitedTo(page_size)]),
  )
}
