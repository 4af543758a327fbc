import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isDashboardPath, isVendorPath } from '@/config/paths'
import { readStored, writeStored } from '@/lib/local-storage'
import { useSession } from '@/lib/session/session'

/** `localStorage` key for the uid of the vendor who last used the buyer's dashboard here. */
const BUYER_SIDE = 'oja_buyer_side'

const isBuyerSide = (uid: string | undefined): boolean =>
  uid !== undefined && readStored(BUYER_SIDE) === uid

/**
 * Returns the dashboard that the header links to. On a dashboard the path decides; elsewhere, the
 * dashboard that a vendor used last. A user who is still opening a store has no vendor dashboard.
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
    if (uid !== undefined) writeStored(BUYER_SIDE, active === 'user' ? uid : null)
  }, [uid, active])
  return {
    status,
    user,
    isVendor,
    isOnDashboard,
    active,
  } as const
}
