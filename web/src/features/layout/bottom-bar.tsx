import { Heart, House, MessageCircle, Search, User } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { paths } from '@/config/paths'
import { cx } from '@/ui/cx'
import { MessageCount } from './message-count'
import { useActiveDashboard } from './use-active-dashboard'

/** The navigation bar at the bottom of phones. Layouts leave room for it below their content. */
export const BottomBar = () => {
  const { status, active } = useActiveDashboard()
  const isVendorSide = active === 'vendor'
  const isGuest = status === 'signed_out'
  const account = isGuest ? paths.login : isVendorSide ? paths.vendorHome : paths.purchases
  const favourites = isGuest ? paths.guestFavourites : paths.favourites
  const items = [
    { label: 'Home', to: paths.home, icon: House },
    { label: 'Search', to: paths.marketplace, icon: Search },
    { label: 'Favourites', to: favourites, icon: Heart },
    {
      label: 'Messages',
      to: isVendorSide ? paths.vendorMessages : paths.messages,
      icon: MessageCircle,
      isMessages: true,
    },
    { label: 'Account', to: account, icon: User },
  ]
  return (
    <nav
      aria-label="Quick links"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid grid-cols-5">
        {items.map(({ label, to, icon: Icon, isMessages }) => (
          <li key={label}>
            <NavLink
              to={to}
              end={to === paths.home || to === paths.vendorHome}
              className={({ isActive }) =>
                cx(
                  'grid min-h-15 place-content-center justify-items-center gap-0.5 text-center text-xs leading-tight font-medium -outline-offset-2',
                  isActive ? 'text-primary' : 'text-muted',
                )
              }
            >
              <span className="relative">
                <Icon aria-hidden className="size-5.5" />
                {isMessages && (
                  <span className="absolute -top-1.5 left-4 grid">
                    <MessageCount />
                  </span>
                )}
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
