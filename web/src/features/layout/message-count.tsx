import { lazy, Suspense } from 'react'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { useActiveDashboard } from './use-active-dashboard'

const LiveMessageCount = lazy(() => import('./live-message-count'))

/** How many messages are unread; on the dashboards only, where the live layer is there anyway. */
export const MessageCount = () => {
  const { status, isOnDashboard } = useActiveDashboard()
  const isIdle = useWhenIdle()
  if (status !== 'signed_in' || !isOnDashboard || !isIdle) return null
  return (
    <Suspense fallback={null}>
      <LiveMessageCount />
    </Suspense>
  )
}
