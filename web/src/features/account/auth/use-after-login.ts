import { idSchema } from '@contract/ids'
import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { parsedUrl } from '@/lib/parsed-url'
import { safeRedirect } from '@/lib/session/safe-redirect'
import { useSession } from '@/lib/session/session'
import { useHydrated } from '@/ui/hydration/use-hydrated'

/** What the router calls the entry that the document was loaded with. */
const FIRST_ENTRY = 'default'

/** The page that a sign-up link was on, which the link leaves in the history's state. */
const originOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : null

/** Of links between login and sign-up: the site's own policy keeps the address of the page before from us as well. */
export const LEFT_BEHIND = 'same-origin'

/**
 * The redirect of the page before, if that was a login or a sign-up. Both come rendered for everyone, so a link
 * between them that is tapped before its page is hydrated leaves the redirect behind.
 */
const redirectBefore = (): string | null => {
  const { origin } = window.location
  const before = parsedUrl(document.referrer, origin)
  const isAuth = before?.pathname === paths.login || before?.pathname === paths.signup
  return before?.origin === origin && isAuth ? before.searchParams.get('redirect') : null
}

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
  const { state, key } = useLocation()
  const { user } = useSession()
  // The page came rendered for everyone, whatever its address says.
  const isHydrated = useHydrated()
  const left = () => (key === FIRST_ENTRY ? redirectBefore() : null)
  const redirect = isHydrated ? safeRedirect(search.get('redirect') ?? left()) : undefined
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
