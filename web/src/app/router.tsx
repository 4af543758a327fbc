import { Suspense, useEffect, useRef } from 'react'
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { IN_SEARCH, isDashboardPath, isOwnPath, paths } from '@/config/paths'
import { PageFallback } from './layouts/page-fallback'
import { PublicLayout } from './layouts/public-layout'
import { publicPages } from './public-modules'
import type { RouteRow } from './route-definition'
import { lazyRoute, Page } from './route-modules'
import { hubRows, publicRows } from './routes/public'

const WAIT_MS = 5_000

const focusStart = (inSearch: boolean) => {
  const start = document.querySelector<HTMLElement>(inSearch ? 'header [name=q]' : 'main h1')
  if (!start) return false
  if (!inSearch) start.tabIndex = -1
  start.focus({ preventScroll: true })
  return true
}

/**
 * After navigation, focuses the page's h1, so that screen readers announce it, and scrolls up; after
 * one that is for searching, the search field.
 */
const FocusOnNavigation = () => {
  const { pathname, key, state } = useLocation()
  const kind = useNavigationType()
  const inSearch = kind !== 'POP' && state === IN_SEARCH
  const place = inSearch ? key : pathname
  const previous = useRef(place)

  useEffect(() => {
    if (previous.current === place) return
    previous.current = place
    if (kind !== 'POP') window.scrollTo(0, 0)
    // The heading isn't there until the page's chunk has loaded.
    const observer = new MutationObserver(() => {
      if (focusStart(inSearch)) observer.disconnect()
    })
    const frame = requestAnimationFrame(() => {
      if (!focusStart(inSearch)) observer.observe(document.body, { childList: true, subtree: true })
    })
    const timer = setTimeout(() => observer.disconnect(), WAIT_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [place, inSearch, kind])

  return null
}

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
