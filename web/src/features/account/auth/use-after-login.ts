import { idSchema } from '@contract/ids'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { safeRedirect } from '@/lib/session/safe-redirect'
import { useSession } from '@/lib/session/session'
import { useHydrated } from '@/ui/hydration/use-hydrated'

/** The page that a sign-up link was on, which the link leaves in the history's state. */
const originOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : null

/** The product whose checkout a path is, if it is one. */
const boughtAt = (path: string | undefined): string | undefined => {
  const [id] = path?.startsWith(`${paths.checkouts}/`)
    ? path.slice(paths.checkouts.length + 1).split('?')
    : []
  const parsed = idSchema.safeParse(id)
  return parsed.success ? parsed.data : undefined
}

/**
 * Returns the paths to open after login (an operator's console, the vendor's or the buyer's
 * dashboard) and after sign-up (the page before, or home), unless a redirect is given, links that
 * keep the redirect, and the product that is about to be bought.
 */
export const useAfterLogin = () => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const { user } = useSession()
  // The page came rendered for everyone, whatever its address says.
  const redirect = useHydrated() ? safeRedirect(search.get('redirect')) : undefined
  const own = user?.roles.includes('vendor') ? paths.vendorHome : paths.purchases
  const dashboard = user?.is_operator ? paths.console : own
  return {
    buying: boughtAt(redirect),
    afterLogin: redirect ?? dashboard,
    afterSignup: redirect ?? safeRedirect(originOf(state)) ?? paths.home,
    toLogin: redirect ? paths.loginThen(redirect) : paths.login,
    toSignup: redirect ? paths.signupThen(redirect) : paths.signup,
  }
}
