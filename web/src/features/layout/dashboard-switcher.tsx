import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { cx } from '@/ui/cx'
import { useActiveDashboard } from './use-active-dashboard'

const sides = [
  { value: 'user', label: 'Buyer', to: paths.purchases },
  { value: 'vendor', label: 'Vendor', to: paths.vendorHome },
] as const

/** Switches between the buyer's and the vendor's dashboard; shown to vendors on dashboards. */
export const DashboardSwitcher = () => {
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
