import { paths } from '@contract/urls'

export { paths }

/** The state of a navigation after which the cursor is in the search field. */
export const IN_SEARCH = 'search'

/** Whether a path is this one or below it. */
export const isUnder = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

export const isAuthPath = (pathname: string) => isUnder(pathname, paths.auth)
export const isDashboardPath = (pathname: string) => isUnder(pathname, paths.dashboard)
export const isCheckoutPath = (pathname: string) => isUnder(pathname, paths.checkouts)
/** Whether the header leaves its search field out. */
export const isFocusedPath = (pathname: string) =>
  isCheckoutPath(pathname) || isDashboardPath(pathname)
/** Whether a page is about logging in, paying or one's own things: not one of the public ones. */
export const isOwnPath = (pathname: string) => isAuthPath(pathname) || isFocusedPath(pathname)
export const isVendorPath = (pathname: string) => isUnder(pathname, paths.vendorHome)
