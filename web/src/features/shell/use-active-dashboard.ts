import { useLocation } from 'react-router-dom'
import { isDashboardPath, isVendorPath } from '@/config/paths'
import { useSession } from '@/lib/session'

/**
 * Which dashboard the header speaks for: the path decides; off the dashboards, the role does. Who
 * is only opening a store, on a vendor path, has no vendor dashboard to be led to yet.
 */
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
    active: isVendor && (isVendorPath(pathname) || !isOnDashboard) ? 'vendor' : 'user',
  } as const
}
