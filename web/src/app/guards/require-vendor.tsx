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

/** Renders its children for vendors; redirects other users to vendor onboarding. */
export const RequireVendor = ({ children }: { children: ReactNode }) => (
  <RequireUser>
    <VendorOnly>{children}</VendorOnly>
  </RequireUser>
)
