import { MINUTE_MS } from '@contract/time'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { onUserChange } from '../session/session-store'

const STALE_AFTER_MS = 5 * MINUTE_MS
const GC_TIME_MS = 10 * MINUTE_MS

/** What fails under a query with `SHOWS_TOAST` is told in a toast: nothing on the page says so. */
export const SHOWS_TOAST = { shows_toast: true }

const tell = async (error: Error) => (await import('./failure-text')).showFailure(error)

export const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.shows_toast) tell(error).catch(console.error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: GC_TIME_MS,
        refetchOnWindowFocus: true,
        retry: 1,
      },
    },
  })

/** What was fetched over HTTP. Emptied when another user comes. */
export const queryClient = makeQueryClient()

onUserChange(() => queryClient.clear())
