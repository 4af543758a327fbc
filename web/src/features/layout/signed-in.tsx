import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { paths } from '@/config/paths'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/navigation/link'
import { AccountMenu } from './account-menu'
import { Bell } from './bell'
import { useActiveDashboard } from './use-active-dashboard'

const sides = [
  { value: 'user', label: 'Buyer', to: paths.purchases },
  { value: 'vendor', label: 'Vendor', to: paths.vendorHome },
] as const

/** Switches between the buyer's and the vendor's dashboard; shown to vendors on dashboards. */
const DashboardSwitcher = () => {
  const { active } = useActiveDashboard()
  return (
    <nav
      aria-label="Dashboard"
      className="flex rounded-full border border-line bg-sunken p-0.5 text-sm"
    >
      {sides.map((side) => (
        <Link
          key={side.value}
          to={side.to}
          aria-current={active === side.value ? 'true' : undefined}
          className={cx(
            'grid min-h-9 place-items-center rounded-full px-2.5 font-semibold sm:px-3.5',
            active === side.value ? 'bg-surface text-primary' : 'text-muted hover:text-ink',
          )}
        >
          {side.label}
        </Link>
      ))}
    </nav>
  )
}

const LiveBell = lazyPart(() => afterFirstPaint().then(() => import('./live-bell')))

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
