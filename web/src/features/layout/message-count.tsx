import { Suspense } from 'react'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { useActiveDashboard } from './use-active-dashboard'

const LiveMessageCount = lazyChunk(() => import('./live-message-count'))

/** The number of unread messages; on dashboards only, which load the live layer anyway. */
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
