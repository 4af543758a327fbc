import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { isDashboardPath, isOwnPath, isVendorPath, paths } from '@/config/paths'
import { FocusOnNavigation } from './focus-on-navigation'
import { PageFallback } from './layouts/page-fallback'
import { PublicLayout } from './layouts/public-layout'
import { publicPages } from './public-modules'
import { lazyRoute, Page, partsOf, routesOf } from './route-modules'
import { hubRows, publicRows } from './routes/public'

const ConsoleGate = lazyRoute(() => import('./console/console-gate'))
const BuyerRouter = lazyRoute(() => import('./buyer-router'))
const VendorRouter = lazyRoute(() => import('./vendor-router'))
const parts = partsOf({
  hub: () => import('./layouts/hub-layout'),
  own: () => import('./own-router'),
  plain: () => import('./plain-pages'),
})

// A build-time constant, so production builds don't contain the page.
const UiPieces = import.meta.env.DEV ? lazyRoute(() => import('@/pages/dev/ui')) : undefined

/** Loads what renders a path that isn't in the tables of this file. */
export const loadOther = async (pathname: string): Promise<unknown> => {
  if (pathname === paths.account)
    return Promise.all([parts.load('hub'), publicPages.load('account')])
  const module = await parts.load(isOwnPath(pathname) ? 'own' : 'plain')
  return module?.loadPage?.(pathname)
}

const routes = {
  public: routesOf(publicPages, publicRows),
  hub: routesOf(publicPages, hubRows),
}

const PublicRoutes = () => (
  <Routes>
    <Route element={<PublicLayout />}>
      {routes.public}
      <Route path="*" element={<Page of={parts} file="plain" />} />
    </Route>
    <Route path="/console/*" element={<ConsoleGate />} />
    <Route element={<Page of={parts} file="hub" />}>{routes.hub}</Route>
    {UiPieces && <Route path={paths.uiPieces} element={<UiPieces />} />}
  </Routes>
)

const pagesAt = (pathname: string) => {
  if (isVendorPath(pathname)) return <VendorRouter />
  if (isDashboardPath(pathname)) return <BuyerRouter />
  return isOwnPath(pathname) ? <Page of={parts} file="own" /> : <PublicRoutes />
}

/** To add a page, add a row to routes/<area>.ts and a file with a default export to pages/. */
export const Router = () => {
  const { pathname } = useLocation()
  return (
    <>
      <FocusOnNavigation />
      <Suspense fallback={<PageFallback />}>{pagesAt(pathname)}</Suspense>
    </>
  )
}
