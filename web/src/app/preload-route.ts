import { matchPath } from 'react-router-dom'
import { bootSession } from '@/lib/session/restore-session'
import { getSession } from '@/lib/session/session-store'
import type { RouteRow } from './route-definition'
import { loadPage } from './route-modules'
import { buyerRows, checkoutRows } from './routes/buyer'
import { onboardingRows, vendorRows, wizardRows } from './routes/vendor'

const OWN: readonly RouteRow[] = [
  ...buyerRows,
  ...checkoutRows,
  ...vendorRows,
  ...wizardRows,
  ...onboardingRows,
]

/**
 * Loads the session and the page's chunk in parallel for pages that require a login. Does nothing
 * for visitors who were never signed in on this browser.
 */
export const preloadRoute = (pathname: string): void => {
  if (getSession().status !== 'loading') return
  const row = OWN.find(([path]) => matchPath(path, pathname))
  if (!row) return
  void bootSession()
  loadPage(row[1])?.catch(console.error)
}
