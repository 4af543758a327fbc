import { isCheckoutPath, isDashboardPath, isVendorPath } from '@/config/paths'
import { bootSession } from '@/lib/session/restore-session'
import { getSession } from '@/lib/session/session-store'
import { loadInBackground } from '@/ui/chunks/load-chunk'

const routerOf = (pathname: string) => {
  if (isVendorPath(pathname)) return import('./vendor-router')
  return isDashboardPath(pathname) ? import('./buyer-router') : import('./own-router')
}

const preloadPage = async (pathname: string): Promise<void> => {
  const { loadPage } = await loadInBackground(() => routerOf(pathname))
  await loadPage(pathname)
}

/**
 * Loads the session and the page's chunk in parallel for pages that require a login. Does nothing
 * for visitors who were never signed in on this browser.
 */
export const preloadRoute = (pathname: string): void => {
  if (getSession().status !== 'loading') return
  if (!isDashboardPath(pathname) && !isCheckoutPath(pathname)) return
  void bootSession()
  preloadPage(pathname).catch(console.error)
}
