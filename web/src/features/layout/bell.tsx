import { vendorPaths } from '@contract/vendor-urls'
import { Bell as BellIcon } from 'lucide-react'
import { paths } from '@/config/paths'
import { Link } from '@/ui/navigation/link'
import { useActiveDashboard } from './use-active-dashboard'

const MAX_SHOWN = 20

/** @param unread the number of unread notifications; 0 if it isn't known */
export const Bell = ({ unread = 0 }: { unread?: number }) => {
  const { active } = useActiveDashboard()
  const count = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread)
  return (
    <Link
      to={active === 'vendor' ? vendorPaths.notifications : paths.notifications}
      aria-label={unread > 0 ? `Notifications, ${count} unread` : 'Notifications'}
      className="relative grid size-11 place-items-center rounded-full hover:bg-sunken"
    >
      <BellIcon aria-hidden className="size-5.5" />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 min-w-5 rounded-full bg-error px-1 text-center text-xs leading-5 font-semibold text-on-error tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  )
}
