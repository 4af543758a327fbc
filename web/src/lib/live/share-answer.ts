import { SECOND_MS } from '@contract/time'
import { queryClient } from '../query-client'

const SHARED_FOR_MS = 10 * SECOND_MS

/** One request for several live values that the same answer holds. */
export const shareAnswer = <T>(key: readonly unknown[], ask: () => Promise<T>): Promise<T> =>
  queryClient.fetchQuery({
    queryKey: ['shared', ...key],
    queryFn: ask,
    staleTime: SHARED_FOR_MS,
    gcTime: SHARED_FOR_MS,
    retry: false,
  })
