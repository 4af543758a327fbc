import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/lib/session/session'
import { RequireUser } from './require-user'

const VendorOnly = ({ children }: { children: ReactNode }) => {
  const { user } = useSession()
  if (!user?.roles.includes('vendor')) return <Navigate to={paths.vendorOnboarding} replace />
  return children
}

/** Shows its children to vendors; sends other users to open a store. */
export const RequireVendor = ({ children }: { children: ReactNode }) => (
  <RequireUser>
    <VendorOnly>{children}</VendorOnly>
  </RequireUser>
)
