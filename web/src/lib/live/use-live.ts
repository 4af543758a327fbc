import type { BoundQuery } from '@contract/queries/query'
import { SECOND_MS } from '@contract/time'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo } from 'react'
import type * as z from 'zod/mini'
import { deferUntilIdle } from '../after-first-paint'
import { queryClient } from '../api/query-client'
import { useSession } from '../session/session'
import {
  betterOf,
  CACHED_MS,
  documentOf,
  follow,
  followAgain,
  type Known,
  type LiveError,
  listOf,
  type Path,
  queryKeyOf,
  type Schema,
  type Wanted,
} from './follows'
import { isSdkHere } from './load-sdk'

/** Fetches the initial value from the API, which is faster than loading Firestore's code. */
type Ask<T> = (signal: AbortSignal) => Promise<T>

export type Live<T> =
  | { status: 'loading'; data?: undefined; error?: undefined }
  | { status: 'error'; data?: undefined; error: LiveError; retry: () => void }
  | { status: 'content'; data: T; error?: undefined }

export const liveOf = <T>(key: string, known: Known<T> | undefined): Live<T> => {
  if (known === undefined) return { status: 'loading' }
  if (known.from !== 'failure') return { status: 'content', data: known.value }
  return { status: 'error', error: known.error, retry: () => followAgain(key) }
}

const initialResponse =
  <T>(key: string, ask: Ask<T>) =>
  async ({ signal }: { signal: AbortSignal }): Promise<Known<T>> => {
    const response: Known<T> = { from: 'api', value: await ask(signal) }
    // If the listener was faster, its value, which has this type, wins.
    const known = queryClient.getQueryData<Known<T>>(queryKeyOf(key))
    return betterOf(response, known)
  }

export const useFollow = (wanted: readonly Wanted[]) => {
  const keys = wanted.map(({ key }) => key).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key names its source
  useEffect(() => {
    const stops = wanted.map(follow)
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
 * Returns the API's value until the listener has one. The API is asked only while Firestore's code
 * isn't loaded: after that a listener is as fast and costs no second read. The last value stays
 * cached for a return to the page and is cleared with all queries when the user changes.
 */
const useLive = <T>(wanted: Wanted | null, ask?: Ask<T>): Live<T> => {
  const key = wanted?.key ?? null
  const { data, isFetching } = useQuery<Known<T>>(
    {
      queryKey: queryKeyOf(key),
      queryFn: ask && key !== null ? initialResponse(key, ask) : skipToken,
      enabled: ask !== undefined && key !== null && !isSdkHere(),
      // The listener serves as the retry, and a retry here would delay it.
      retry: false,
      ...(ask ? {} : { gcTime: CACHED_MS }),
    },
    queryClient,
  )
  const isAwaited = isFetching && data === undefined
  useEffect(() => (isAwaited ? deferUntilIdle() : undefined), [isAwaited])
  useFollow(wanted ? [wanted] : [])
  const content = useDeferredContent(key, data)
  return key === null ? { status: 'loading' } : liveOf(key, content)
}

/** What to follow; null waits. A function gets the user's id and isn't called while there is none. */
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
  ask?: Ask<z.output<S> | null>,
): Live<z.output<S> | null> => {
  const [path, uid] = useResolved(of)
  return useLive(path && documentOf(schema, path, uid), ask)
}

/** Follows a list. */
export const useLiveList = <S extends Schema>(
  schema: S,
  of: Of<BoundQuery>,
  ask?: Ask<z.output<S>[]>,
): Live<z.output<S>[]> => {
  const [query, uid] = useResolved(of)
  return useLive(query && listOf(schema, query, uid), ask)
}

const SHARED_FOR_MS = 10 * SECOND_MS

/** Shares one request between several live values that are in the same response. */
export const dedupeRequest = <T>(key: readonly unknown[], ask: () => Promise<T>): Promise<T> =>
  queryClient.fetchQuery({
    queryKey: ['shared', ...key],
    queryFn: ask,
    staleTime: SHARED_FOR_MS,
    gcTime: SHARED_FOR_MS,
    retry: false,
  })
