import { Fragment, type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { isAuthPath, isCheckoutPath, paths } from '@/config/paths'
import { deferUntilIdle } from '@/lib/after-first-paint'
import { bootSession } from '@/lib/session/restore-session'
import { useSession } from '@/lib/session/session'
import { toast } from '@/ui/feedback/toast'
import { LoadingOverlay } from '@/ui/overlay/loading-overlay'

const LOG_IN_FIRST = 'Please log in to continue'

const ToLogin = () => {
  const { pathname, search, hash } = useLocation()
  const { left_by_choice } = useSession()
  // The login says itself what is being bought.
  const isSilent = left_by_choice || isAuthPath(pathname) || isCheckoutPath(pathname)
  useEffect(() => {
    if (!isSilent) toast.error(LOG_IN_FIRST)
  }, [isSilent])
  if (left_by_choice) return <Navigate to={paths.home} replace />
  if (isAuthPath(pathname)) return null
  return <Navigate to={paths.loginThen(`${pathname}${search}${hash}`)} replace />
}

/** Renders its children for signed-in users; redirects others to the login page and back. */
export const RequireUser = ({ children }: { children: ReactNode }) => {
  const { status, user } = useSession()
  useEffect(() => void bootSession(), [])
  useEffect(() => (status === 'loading' ? deferUntilIdle() : undefined), [status])
  if (status === 'loading') return <LoadingOverlay />
  if (!user) return <ToLogin />
  // The key remounts the tree for another user, so no state of the previous one remains.
  return <Fragment key={user.uid}>{children}</Fragment>
}
