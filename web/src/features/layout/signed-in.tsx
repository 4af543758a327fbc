import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { AccountMenu } from './account-menu'
import { Bell } from './bell'
import { DashboardSwitcher } from './dashboard-switcher'
import { useActiveDashboard } from './use-active-dashboard'

const LiveBell = lazyChunk(() => afterFirstPaint().then(() => import('./live-bell')))

/** The end of the header for signed-in users; signed-out visitors never load it. */
export default function SignedIn() {
  const { isVendor, isOnDashboard } = useActiveDashboard()
  return (
    <>
      {isVendor && isOnDashboard && (
        <span className="max-md:hidden">
          <DashboardSwitcher />
        </span>
      )}
      {/* Offline, the code of the live bell may not come: the plain one stays. */}
      <ErrorBoundary fallback={<Bell />}>
        <Suspense fallback={<Bell />}>
          <LiveBell />
        </Suspense>
      </ErrorBoundary>
      <span className="max-md:hidden">
        <AccountMenu />
      </span>
    </>
  )
}
