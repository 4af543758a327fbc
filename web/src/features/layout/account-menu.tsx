import { vendorPaths } from '@contract/vendor-urls'
import { ChevronDown } from 'lucide-react'
import { paths } from '@/config/paths'
import { useSession } from '@/lib/session/session'
import { Link } from '@/ui/navigation/link'
import { useDisclosure } from '@/ui/overlay/use-disclosure'
import { Avatar } from './avatar'
import { useActiveDashboard } from './use-active-dashboard'
import { useLogout } from './use-logout'

type AccountLink = { label: string; to: string }

const buyerLinks = (isOnDashboard: boolean): AccountLink[] => [
  ...(isOnDashboard ? [] : [{ label: 'Marketplace', to: paths.marketplace }]),
  { label: 'Dashboard', to: paths.purchases },
  { label: 'Notifications', to: paths.notifications },
  { label: 'Settings', to: paths.settings },
]

const vendorLinks: AccountLink[] = [
  { label: 'My Store', to: vendorPaths.products },
  { label: 'Dashboard', to: paths.vendorHome },
  { label: 'Transactions', to: vendorPaths.sales },
  { label: 'Notifications', to: vendorPaths.notifications },
  { label: 'Settings', to: vendorPaths.settings },
]

const itemClass =
  'flex min-h-11 w-full items-center rounded-md px-3 text-left hover:bg-sunken disabled:opacity-55'

export const AccountMenu = () => {
  const { user } = useSession()
  const { active, isOnDashboard } = useActiveDashboard()
  const { isOpen, toggle, close, root } = useDisclosure()
  const { logout, isLeaving } = useLogout()
  if (!user) return null

  const own = active === 'vendor' ? vendorLinks : buyerLinks(isOnDashboard)
  const links = user.is_operator ? [{ label: 'Console', to: paths.console }, ...own] : own
  const leave = async () => {
    await logout()
    close()
  }

  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="account-panel"
        aria-label={`Account of ${user.name || user.email}`}
        onClick={toggle}
        className="flex min-h-11 items-center gap-1 rounded-full pr-1 hover:bg-sunken"
      >
        <Avatar name={user.name || user.email} photo_url={user.photo_url} />
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </button>
      <div
        id="account-panel"
        hidden={!isOpen}
        className="absolute top-full right-0 z-40 mt-2 w-64 rounded-lg border border-line bg-surface p-2 shadow-lg"
      >
        <p className="border-b border-line px-3 pt-1 pb-3">
          <span className="block truncate font-semibold">{user.name || user.email}</span>
          <span className="block truncate text-sm text-muted">{user.email || user.phone}</span>
        </p>
        <ul className="pt-2">
          {links.map((link) => (
            <li key={link.label}>
              <Link to={link.to} onClick={close} className={itemClass}>
                {link.label}
              </Link>
            </li>
          ))}
          <li className="mt-2 border-t border-line pt-2">
            <button type="button" onClick={leave} disabled={isLeaving} className={itemClass}>
              Logout
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}
