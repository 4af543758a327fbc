import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ErrorBoundary, type ErrorBoundaryProps } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { CookieConsent } from '@/features/layout/consent/cookie-consent'
import { OfflineBar } from '@/features/layout/offline-bar'
import { LiveHost } from '@/lib/live/live-host'
import { useSaveData } from '@/lib/preferences'
import { isChunkFailure } from '@/ui/chunks/load-chunk'
import { ToastHost } from '@/ui/feedback/toast-host'
import { SaveDataContext } from '@/ui/media/save-data'
import { ErrorScreen } from './error-screen'
import { Router } from './router'

/** Reloads if a chunk failed to load: rendering again would not request it again. */
const reloadForChunk: ErrorBoundaryProps['onReset'] = (details) => {
  if (details.reason === 'imperative-api' && isChunkFailure(details.args[0])) {
    window.location.reload()
  }
}

/** The app without its router: `BrowserRouter` in browsers, `StaticRouter` on the server. */
export const App = ({ queryClient }: { queryClient: QueryClient }) => (
  <ErrorBoundary
    FallbackComponent={ErrorScreen}
    onReset={reloadForChunk}
    resetKeys={[useLocation().pathname]}
  >
    <QueryClientProvider client={queryClient}>
      <SaveDataContext value={useSaveData()}>
        <OfflineBar />
        <Router />
        <ToastHost />
        <CookieConsent />
        <LiveHost />
      </SaveDataContext>
    </QueryClientProvider>
  </ErrorBoundary>
)
