import { useLocation } from 'react-router-dom'
import { isDashboardPath, isVendorPath } from '@/config/paths'
import { useSession } from '@/lib/session'

/** Which dashboard the header speaks for: the path decides; off the dashboards, the role does. */
export const useActiveDashboard = () => {
  const { pathname } = useLocation()
  const { status, user } = useSession()
  const isVendor = user?.roles.includes('vendor') ?? false
  const isOnDashboard = isDashboardPath(pathname)
  return {
    status,
    user,
    isVendor,
    isOnDashboard,
    active: isVendorPath(pathname) || (isVendor && !isOnDashboard) ? 'vendor' : 'user',
  } as const
}
