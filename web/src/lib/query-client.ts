import { MINUTE_MS } from '@contract/time'
import { QueryClient } from '@tanstack/react-query'
import { onUserChange } from './session-store'

const STALE_AFTER_MS = 5 * MINUTE_MS
const KEPT_FOR_MS = 10 * MINUTE_MS

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: KEPT_FOR_MS,
        refetchOnWindowFocus: true,
        retry: 1,
      },
    },
  })

/** What was fetched over HTTP. Emptied when another user comes. */
export const queryClient = makeQueryClient()

onUserChange(() => queryClient.clear())
