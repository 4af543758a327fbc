import type { BoundQuery } from '@contract/queries/query'
import { SECOND_MS } from '@contract/time'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo } from 'react'
import type * as z from 'zod/mini'
import { deferUntilIdle } from '../after-first-paint'
import { queryClient } from '../api/query-client'
import { useSession } from '../session/session'
import { isSdkHere } from './load-sdk'
import {
  CACHED_MS,
  documentQuery,
  type LiveError,
  type LiveQuery,
  type LiveValue,
  listQuery,
  type Path,
  preferredOf,
  queryKeyOf,
  resubscribe,
  type Schema,
  subscribe,
} from './subscriptions'

/** Fetches the initial value from the API, which is faster than loading Firestore's code. */
type Fetcher<T> = (signal: AbortSignal) => Promise<T>

export type Live<T> =
  | { status: 'loading'; data?: undefined; error?: undefined; stored_at?: undefined }
  | {
      status: 'error'
      data?: undefined
      error: LiveError
      retry: () => void
      stored_at?: undefined
    }
  /** `stored_at`: when this device stored it (0 if unknown), if nothing better came. */
  | { status: 'content'; data: T; error?: undefined; stored_at?: number }

/** What memory alone doesn't have: without a connection nobody said that there is none. */
const isUnheard = ({ from, ...known }: LiveValue): boolean =>
  from === 'memory' &&
  'value' in known &&
  (known.value === null || (Array.isArray(known.value) && known.value.length === 0))

export const liveOf = <T>(key: string, known: LiveValue<T> | undefined): Live<T> => {
  if (known === undefined || isUnheard(known)) return { status: 'loading' }
  if (known.from === 'stored') {
    return { status: 'content', data: known.value, stored_at: known.at ?? 0 }
  }
  if (known.from !== 'failure') return { status: 'content', data: known.value }
  return { status: 'error', error: known.error, retry: () => resubscribe(key) }
}

const initialFetch =
  <T>(key: string, fetcher: Fetcher<T>) =>
  async ({ signal }: { signal: AbortSignal }): Promise<LiveValue<T>> => {
    const response: LiveValue<T> = { from: 'api', value: await fetcher(signal) }
    // If the listener was faster, its value, which has this type, wins.
    const known = queryClient.getQueryData<LiveValue<T>>(queryKeyOf(key))
    return preferredOf(response, known)
  }

export const useSubscriptions = (wanted: readonly LiveQuery[]) => {
  const keys = wanted.map(({ key }) => key).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key names its source
  useEffect(() => {
    const stops = wanted.map(subscribe)
    return () => {
      for (const stop of stops) stop()
    }
  }, [keys])
}

/**
 * Defers the first content, so that React renders a long list in slices that let taps through. Later
 * content is shown at once.
 */
const useDeferredContent = <T>(key: string | null, data: T | undefined): T | undefined => {
  const latest = useMemo(() => ({ key, data }), [key, data])
  const deferred = useDeferredValue(latest)
  const isFirst = deferred.key === key && deferred.data === undefined
  return isFirst ? undefined : data
}

/**
 * Returns the API's value until the listener has one. The API is called only while Firestore's code
 * isn't loaded: after that a listener is as fast and costs no second read. The last value stays
 * cached for a return to the page and is cleared with all queries when the user changes.
 */
const useLive = <T>(wanted: LiveQuery | null, fetcher?: Fetcher<T>): Live<T> => {
  const key = wanted?.key ?? null
  const { data, isFetching } = useQuery<LiveValue<T>, Error, Live<T>>(
    {
      queryKey: queryKeyOf(key),
      // What the listener only confirms is not rendered again.
      select: (known) => liveOf(key ?? '', known),
      queryFn: fetcher && key !== null ? initialFetch(key, fetcher) : skipToken,
      enabled: fetcher !== undefined && key !== null && !isSdkHere(),
      // The listener serves as the retry, and a retry here would delay it.
      retry: false,
      ...(fetcher ? {} : { gcTime: CACHED_MS }),
    },
    queryClient,
  )
  const isAwaited = isFetching && data === undefined
  useEffect(() => (isAwaited ? deferUntilIdle() : undefined), [isAwaited])
  useSubscriptions(wanted ? [wanted] : [])
  const content = useDeferredContent(key, data)
  return (key !== null && content) || { status: 'loading' }
}

/** What to listen to; null waits. A function gets the user's id and isn't called while there is none. */
type Of<T> = T | null | ((uid: string) => T | null)

const useResolved = <T extends object>(of: Of<T>): [of: T | null, uid: string | undefined] => {
  const uid = useSession().user?.uid
  if (typeof of !== 'function') return [of, uid]
  return [uid === undefined ? null : of(uid), uid]
}

/** Follows one document. Data is null if it doesn't exist. */
export const useLiveDocument = <S extends Schema>(
  schema: S,
  of: Of<Path>,
  fetcher?: Fetcher<z.output<S> | null>,
): Live<z.output<S> | null> => {
  const [path, uid] = useResolved(of)
  return useLive(path && documentQuery(schema, path, uid), fetcher)
}

/** Follows a list. */
export const useLiveList = <S extends Schema>(
  schema: S,
  of: Of<BoundQuery>,
  fetcher?: Fetcher<z.output<S>[]>,
): Live<z.output<S>[]> => {
  const [query, uid] = useResolved(of)
  return useLive(query && listQuery(schema, query, uid), fetcher)
}

const SHARED_FOR_MS = 10 * SECOND_MS

/** Shares one request between several live values that are in the same response. */
export const dedupeRequest = <T>(key: readonly unknown[], fetch: () => Promise<T>): Promise<T> =>
  queryClient.fetchQuery({
    queryKey: ['shared', ...key],
    queryFn: fetch,
    staleTime: SHARED_FOR_MS,
    gcTime: SHARED_FOR_MS,
    retry: false,
  })
