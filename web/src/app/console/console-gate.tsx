import { consoleMe } from '@contract/api/console/console-me'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { deferUntilIdle } from '@/lib/after-first-paint'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { bootSession } from '@/lib/session/restore-session'
import { useSession } from '@/lib/session/session'
import NotFound from '@/pages/not-found'
import { ErrorState } from '@/ui/feedback/error-state'
import { LoadingOverlay } from '@/ui/overlay/loading-overlay'
import { PublicLayout } from '../layouts/public-layout'
import { lazyRoute } from '../route-modules'

const ConsoleApp = lazyRoute(() => import('./console-app'))

const NoSuchPage = () => (
  <Routes>
    <Route element={<PublicLayout />}>
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
)

/** Asks the server who this is: a role that was taken may still be in the token. */
const AskedConsole = () => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['console', 'me'],
    queryFn: ({ signal }) => call(consoleMe, { signal }),
  })
  if (isRefusal(error, 'request/not-found')) return <NoSuchPage />
  if (data) return <ConsoleApp {...data} />
  if (!error) return <LoadingOverlay />
  return (
    <div className="page py-8">
      <ErrorState onRetry={() => refetch()} isRetrying={isFetching}>
        {inlineFailureText(error)}
      </ErrorState>
    </div>
  )
}

/** Loads the console for operators alone: for everybody else there is no such page. */
export default function ConsoleGate() {
  const { status, user } = useSession()
  useEffect(() => void bootSession(), [])
  useEffect(() => (status === 'loading' ? deferUntilIdle() : undefined), [status])
  if (status === 'loading') return <LoadingOverlay />
  return user?.is_operator ? <AskedConsole key={user.uid} /> : <NoSuchPage />
}
