import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isDashboardPath, isVendorPath } from '@/config/paths'
import { useSession } from '@/lib/session/session'

/** Under this the vendor is kept who was last on the buyer's side: theirs alone, on this device. */
const BUYER_SIDE = 'oja_buyer_side'

const isBuyerSide = (uid: string | undefined): boolean => {
  try {
    return uid !== undefined && localStorage.getItem(BUYER_SIDE) === uid
  } catch {
    return false
  }
}

const keepSide = (uid: string, active: 'user' | 'vendor'): void => {
  try {
    if (active === 'user') localStorage.setItem(BUYER_SIDE, uid)
    else localStorage.removeItem(BUYER_SIDE)
  } catch {
    // Storage is off: off the dashboards, the role decides.
  }
}

/**
 * Which dashboard the header speaks for: the path decides; off the dashboards, the side that a vendor
 * was on last does. Who is only opening a store, on a vendor path, has no vendor dashboard to be led to yet.
 */
export const useActiveDashboard = () => {
  const { pathname } = useLocation()
  const { status, user } = useSession()
  const isVendor = user?.roles.includes('vendor') ?? false
  const isOnDashboard = isDashboardPath(pathname)
  const isVendorSide = isOnDashboard ? isVendorPath(pathname) : !isBuyerSide(user?.uid)
  const active = isVendor && isVendorSide ? 'vendor' : 'user'
  const uid = isVendor && isOnDashboard ? user?.uid : undefined
  useEffect(() => {
    if (uid !== undefined) keepSide(uid, active)
  }, [uid, active])
  return {
    status,
    user,
    isVendor,
    isOnDashboard,
    active,
  } as const
}
