import { type QueryFunction, type SkipToken, skipToken, useQueries } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { queryClient } from '../api/query-client'
import { useSession } from '../session/session'
import { CACHED_MS, documentOf, type Known, type Path, queryKeyOf, type Schema } from './follows'
import { type Live, liveOf, useFollow } from './use-live'

/** Follows several documents, each with its own listener. */
export const useLiveDocuments = <S extends Schema>(
  schema: S,
  paths: readonly Path[],
): Live<z.output<S> | null>[] => {
  const uid = useSession().user?.uid
  const wanted = paths.map((path) => documentOf(schema, path, uid))
  useFollow(wanted)
  const queries = wanted.map(({ key }) => ({
    queryKey: queryKeyOf(key),
    queryFn: skipToken as SkipToken | QueryFunction<Known<z.output<S> | null>>,
    gcTime: CACHED_MS,
  }))
  return useQueries({ queries }, queryClient).map(({ data }, index) =>
    liveOf(wanted[index]?.key ?? '', data),
  )
}
