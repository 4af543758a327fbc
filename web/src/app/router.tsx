import { Suspense, useEffect, useRef } from 'react'
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { isDashboardPath, isOwnPath, paths } from '@/config/paths'
import { PageFallback } from './layouts/page-fallback'
import { PublicLayout } from './layouts/public-layout'
import { publicPages } from './public-modules'
import type { RouteRow } from './route-definition'
import { lazyRoute, Page, partsOf } from './route-modules'
import { hubRows, publicRows } from './routes/public'

const WAIT_MS = 5_000

const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** After navigation, focuses the page's h1, so that screen readers announce it, and scrolls up. */
const FocusOnNavigation = () => {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (kind !== 'POP') window.scrollTo(0, 0)
    // The heading isn't there until the page's chunk has loaded.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect()
    })
    const frame = requestAnimationFrame(() => {
      if (!focusHeading()) observer.observe(document.body, { childList: true, subtree: true })
    })
    const timer = setTimeout(() => observer.disconnect(), WAIT_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname, kind])

  return null
}

const ConsoleGate = lazyRoute(() => import('./console/console-gate'))
const DashboardRouter = lazyRoute(() => import('./dashboard-router'))
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
      <Route path="*" element={<Page of={parts} file="plain" />} />
    </Route>
    <Route path="/console/*" element={<ConsoleGate />} />
    <Route element={<Page of={parts} file="hub" />}>{routes.hub}</Route>
    {UiPieces && <Route path={paths.uiPieces} element={<UiPieces />} />}
  </Routes>
)

/** To add a page, add a row to routes/<area>.ts and a file with a default export to pages/. */
export const Router = () => {
  const { pathname } = useLocation()
  const pages = isOwnPath(pathname) ? <Page of={parts} file="own" /> : <PublicRoutes />
  return (
    <>
      <FocusOnNavigation />
      <Suspense fallback={<PageFallback />}>
        {isDashboardPath(pathname) ? <DashboardRouter /> : pages}
      </Suspense>
    </>
  )
}
