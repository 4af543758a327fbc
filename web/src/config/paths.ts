import { paths } from '@contract/urls'

export { paths }

const isUnder = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

export const isAuthPath = (pathname: string) => isUnder(pathname, paths.auth)
export const isDashboardPath = (pathname: string) => isUnder(pathname, paths.dashboard)
export const isCheckoutPath = (pathname: string) => isUnder(pathname, paths.checkouts)
export const isVendorPath = (pathname: string) => isUnder(pathname, paths.vendorHome)
