import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ErrorBoundary, type ErrorBoundaryProps } from 'react-error-boundary'
import { CookieConsent } from '@/features/layout/consent/cookie-consent'
import { OfflineBar } from '@/features/layout/offline-bar'
import { LiveHost } from '@/lib/live/live-host'
import { useSaveData } from '@/lib/preferences'
import { ToastHost } from '@/ui/feedback/toast-host'
import { SaveDataContext } from '@/ui/media/save-data'
import { ErrorScreen } from './error-screen'
import { Router } from './router'

const CHUNK_IS_MISSING = /dynamically imported module|importing a module script/i

/** Reloads if a page's chunk failed to load: rendering again would not request it again. */
const reloadForChunk: ErrorBoundaryProps['onReset'] = (details) => {
  const error = details.reason === 'imperative-api' ? details.args[0] : undefined
  if (error instanceof Error && CHUNK_IS_MISSING.test(error.message)) window.location.reload()
}

/** The app without its router: `BrowserRouter` in browsers, `StaticRouter` on the server. */
export const App = ({ queryClient }: { queryClient: QueryClient }) => (
  <ErrorBoundary FallbackComponent={ErrorScreen} onReset={reloadForChunk}>
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
