import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../query-client'
import { awaitDraw } from './first-draw'
import { isSdkHere } from './load-sdk'

/** Asks the API for what will be followed: it's there before Firestore's code is. */
export type Ask<T> = (signal: AbortSignal) => Promise<T>

const keyOf = (key: string | null) => ['live', key]

/**
 * By the defaults of every query but the retry, until Firestore's code is there: then a listener keeps it true, and
 * asking again would only cost reads. What was last known under a live key, from the API or from the live layer before. Asked for only
 * while Firestore's code isn't there: after that, the live layer answers as fast and costs no
 * second read. Emptied with all that was fetched when another user comes.
 */
export const useFirstAnswer = <T>(key: string | null, ask: Ask<T> | undefined): T | undefined => {
  const { data, isFetching } = useQuery<T>(
    {
      queryKey: keyOf(key),
      queryFn: ask && key !== null ? ({ signal }) => ask(signal) : skipToken,
      enabled: ask !== undefined && key !== null && !isSdkHere(),
      // The live layer is the second try, and it would wait for the first one's.
      retry: false,
    },
    queryClient,
  )
  const isAwaited = isFetching && data === undefined
  useEffect(() => (isAwaited ? awaitDraw() : undefined), [isAwaited])
  return ask && data
}

/** Keeps what the live layer says, for who comes back to the page. */
export const rememberAnswer = (key: string, value: unknown): void => {
  queryClient.setQueryData(keyOf(key), value)
}
