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
 * A page of one's own needs to know who is here before it is drawn: the session and the page's code
 * come at once instead of one after the other. Nothing for who was never signed in here.
 */
export const preloadRoute = (pathname: string): void => {
  if (getSession().status !== 'loading') return
  const row = OWN.find(([path]) => matchPath(path, pathname))
  if (!row) return
  void bootSession()
  loadPage(row[1])?.catch(console.error)
}
