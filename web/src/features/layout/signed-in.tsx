import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { AccountMenu } from './account-menu'
import { Bell } from './bell'
import { DashboardSwitcher } from './dashboard-switcher'
import { useActiveDashboard } from './use-active-dashboard'

const LiveBell = lazyChunk(() => import('./live-bell'))

/** The end of the header for signed-in users; signed-out visitors never load it. */
export default function SignedIn() {
  const { isVendor, isOnDashboard } = useActiveDashboard()
  const isIdle = useWhenIdle()
  return (
    <>
      {isVendor && isOnDashboard && <DashboardSwitcher />}
      {/* Offline, the code of the live bell may not come: the plain one stays. */}
      <ErrorBoundary fallback={<Bell />}>
        <Suspense fallback={<Bell />}>{isIdle ? <LiveBell /> : <Bell />}</Suspense>
      </ErrorBoundary>
      <AccountMenu />
    </>
  )
}
