import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { isDashboardPath, isOwnPath, paths } from '@/config/paths'
import { FocusOnNavigation } from './focus-on-navigation'
import { PageFallback } from './layouts/page-fallback'
import { PublicLayout } from './layouts/public-layout'
import { publicPages } from './public-modules'
import type { RouteRow } from './route-definition'
import { lazyRoute, Page } from './route-modules'
import { hubRows, publicRows } from './routes/public'

const ConsoleGate = lazyRoute(() => import('./console/console-gate'))
const DashboardRouter = lazyRoute(() => import('./dashboard-router'))
const HubLayout = lazyRoute(() => import('./layouts/hub-layout'))
const OwnRouter = lazyRoute(() => import('./own-router'))
const PlainPages = lazyRoute(() => import('./plain-pages'))

// A build-time constant, so production builds don't contain the page.
const UiPieces = import.meta.env.DEV ? lazyRoute(() => import('@/pages/dev/ui')) : undefined

const routesOf = (rows: RouteRow[]) =>
  rows.map(([path, file]) => (
    <Route key={path} path={path} element={<Page key={file} of={publicPages} file={file} />} />
  ))

const routes = {
  public: routesOf(publicRows),
  hub: routesOf(hubRows),
}

const PublicRoutes = () => (
  <Routes>
    <Route element={<PublicLayout />}>
      {routes.public}
      <Route path="*" element={<PlainPages />} />
    </Route>
    <Route path="/console/*" element={<ConsoleGate />} />
    <Route element={<HubLayout />}>{routes.hub}</Route>
    {UiPieces && <Route path={paths.uiPieces} element={<UiPieces />} />}
  </Routes>
)

/** To add a page, add a row to routes/<area>.ts and a file with a default export to pages/. */
export const Router = () => {
  const { pathname } = useLocation()
  const pages = isOwnPath(pathname) ? <OwnRouter /> : <PublicRoutes />
  return (
    <>
      <FocusOnNavigation />
      <Suspense fallback={<PageFallback />}>
        {isDashboardPath(pathname) ? <DashboardRouter /> : pages}
      </Suspense>
    </>
  )
}
