import { MINUTE_MS } from '@contract/time'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { loadInBackground } from '@/ui/chunks/load-chunk'
import { onUserChange } from '../session/session-store'

const STALE_AFTER_MS = 5 * MINUTE_MS
const GC_TIME_MS = 10 * MINUTE_MS

/** `meta` for queries whose failures are shown in a toast, because the page doesn't show them. */
export const SHOWS_TOAST = { shows_toast: true }

const reportFailure = async (error: Error) =>
  (await loadInBackground(() => import('./failure-text'))).showFailure(error)

export const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.shows_toast) reportFailure(error).catch(console.error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: GC_TIME_MS,
        refetchOnWindowFocus: true,
        // The service worker may have a copy; a failed request waits for the connection.
        networkMode: 'offlineFirst',
        retry: 1,
      },
    },
  })

/** The app's query client, cleared when the user changes or signs out. */
export const queryClient = makeQueryClient()

onUserChange(() => queryClient.clear())
