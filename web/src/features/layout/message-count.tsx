import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { useActiveDashboard } from './use-active-dashboard'

const LiveMessageCount = lazyPart(() =>
  afterFirstPaint().then(() => import('./live-message-count')),
)

/** The number of unread messages; not on public pages, which don't load the live layer. */
export const MessageCount = () => {
  const { status, isOnDashboard } = useActiveDashboard()
  const isOnHub = useLocation().pathname === paths.account
  if (status !== 'signed_in' || !(isOnDashboard || isOnHub)) return null
  return (
    <Suspense fallback={null}>
      <LiveMessageCount />
    </Suspense>
  )
}
