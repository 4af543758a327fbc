import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ErrorBoundary, type ErrorBoundaryProps } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { CookieConsent } from '@/features/layout/consent/cookie-consent'
import { OfflineBar } from '@/features/layout/offline/offline-bar'
import { useSaveData } from '@/lib/preferences'
import { useSession } from '@/lib/session/session'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { isChunkFailure, loadInBackground } from '@/ui/chunks/load-chunk'
import { ToastHost } from '@/ui/feedback/toast-host'
import { SaveDataContext } from '@/ui/media/save-data'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { ErrorScreen } from './error-screen'
import { Router } from './router'

const IdleParts = lazyPart(() => import('./idle-parts'), 'default', loadInBackground)

const LiveHost = lazyPart(() => import('@/lib/live/live-host'), 'LiveHost')

/** Nothing is followed for visitors. */
const Live = () => (
  <Suspense fallback={null}>{useSession().status === 'signed_in' && <LiveHost />}</Suspense>
)

const Idle = () => <Suspense fallback={null}>{useWhenIdle() && <IdleParts />}</Suspense>

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
        <Idle />
        <OfflineBar />
        <Router />
        <ToastHost />
        <CookieConsent />
        <Live />
      </SaveDataContext>
    </QueryClientProvider>
  </ErrorBoundary>
)
