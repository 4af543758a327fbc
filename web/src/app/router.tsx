import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '@/config/paths'
import { FocusOnNavigation } from './focus-on-navigation'
import { PageFallback } from './layouts/page-fallback'
import { PublicLayout } from './layouts/public-layout'
import type { RouteRow } from './route-definition'
import { lazyRoute, Page } from './route-modules'
import { authRows } from './routes/auth'
import { buyerRows, checkoutRows } from './routes/buyer'
import { publicRows } from './routes/public'
import { onboardingRows, vendorRows, wizardRows } from './routes/vendor'

const AuthLayout = lazyRoute(() => import('./layouts/auth-layout'))
const BuyerLayout = lazyRoute(() => import('./layouts/buyer-layout'))
const FocusedLayout = lazyRoute(() => import('./layouts/focused-layout'))
const VendorLayout = lazyRoute(() => import('./layouts/vendor-layout'))
const WizardLayout = lazyRoute(() => import('./layouts/wizard-layout'))

// A build-time constant, so production builds don't contain the page.
const UiPieces = import.meta.env.DEV ? lazyRoute(() => import('@/pages/dev/ui')) : undefined

const routesOf = (rows: RouteRow[]) =>
  rows.map(([path, file]) => (
    <Route key={path} path={path} element={<Page key={file} file={file} />} />
  ))

const routes = {
  public: routesOf(publicRows),
  notFound: routesOf([['*', 'not-found']]),
  auth: routesOf(authRows),
  checkout: routesOf(checkoutRows),
  onboarding: routesOf(onboardingRows),
  buyer: routesOf(buyerRows),
  vendor: routesOf(vendorRows),
  wizard: routesOf(wizardRows),
}

/** To add a page, add a row to routes/<area>.ts and a file with a default export to pages/. */
export const Router = () => (
  <>
    <FocusOnNavigation />
    <Suspense fallback={<PageFallback />}>
      <Routes>
        <Route element={<PublicLayout />}>
          {routes.public}
          {routes.notFound}
        </Route>
        <Route path={paths.auth} element={<Navigate to={paths.login} replace />} />
        <Route element={<AuthLayout />}>{routes.auth}</Route>
        <Route element={<FocusedLayout />}>
          {routes.checkout}
          {routes.onboarding}
        </Route>
        <Route path={paths.dashboard} element={<Navigate to={paths.purchases} replace />} />
        <Route element={<BuyerLayout />}>{routes.buyer}</Route>
        <Route element={<VendorLayout />}>{routes.vendor}</Route>
        <Route element={<WizardLayout />}>{routes.wizard}</Route>
        {UiPieces && <Route path={paths.uiPieces} element={<UiPieces />} />}
      </Routes>
    </Suspense>
  </>
)
