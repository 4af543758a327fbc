import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { safeRedirect } from '@/lib/session/safe-redirect'
import { useSession } from '@/lib/session/session'

/** The page that a sign-up link was on, which the link leaves in the history's state. */
const originOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : null

/**
 * Returns the paths to open after login (an operator's console, the vendor's or the buyer's dashboard) and after sign-up
 * (the page before, or home), unless a redirect is given, and links that keep the redirect.
 */
export const useAfterLogin = () => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const { user } = useSession()
  const redirect = safeRedirect(search.get('redirect'))
  const own = user?.roles.includes('vendor') ? paths.vendorHome : paths.purchases
  const dashboard = user?.is_operator ? paths.console : own
  return {
    afterLogin: redirect ?? dashboard,
    afterSignup: redirect ?? safeRedirect(originOf(state)) ?? paths.home,
    toLogin: redirect ? paths.loginThen(redirect) : paths.login,
    toSignup: redirect ? paths.signupThen(redirect) : paths.signup,
  }
}
