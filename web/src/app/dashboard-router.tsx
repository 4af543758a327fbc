import { matchPath, Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '@/config/paths'
import { dashboardPages } from './dashboard-modules'
import { PublicLayout } from './layouts/public-layout'
import type { RouteRow } from './route-definition'
import { lazyRoute, Page } from './route-modules'
import { buyerRows } from './routes/buyer'
import { onboardingRows, vendorRows, wizardRows } from './routes/vendor'

const BuyerLayout = lazyRoute(() => import('./layouts/buyer-layout'))
const FocusedLayout = lazyRoute(() => import('./layouts/focused-layout'))
const PlainPages = lazyRoute(() => import('./plain-pages'))
const VendorLayout = lazyRoute(() => import('./layouts/vendor-layout'))
const WizardLayout = lazyRoute(() => import('./layouts/wizard-layout'))

const ROWS: readonly RouteRow[] = [...buyerRows, ...vendorRows, ...wizardRows, ...onboardingRows]

/** Loads the code of a dashboard's page. */
export const preloadDashboard = async (pathname: string): Promise<void> => {
  const row = ROWS.find(([path]) => matchPath(path, pathname))
  if (row) await dashboardPages.load(row[1])
}

const routesOf = (rows: RouteRow[]) =>
  rows.map(([path, file]) => (
    <Route key={path} path={path} element={<Page key={file} of={dashboardPages} file={file} />} />
  ))

const routes = {
  onboarding: routesOf(onboardingRows),
  buyer: routesOf(buyerRows),
  vendor: routesOf(vendorRows),
  wizard: routesOf(wizardRows),
}

/** The dashboards, in a chunk that neither visitors nor those who only pay load. */
export default function DashboardRouter() {
  return (
    <Routes>
      <Route path={paths.dashboard} element={<Navigate to={paths.purchases} replace />} />
      <Route element={<FocusedLayout />}>{routes.onboarding}</Route>
      <Route element={<BuyerLayout />}>{routes.buyer}</Route>
      <Route element={<VendorLayout />}>{routes.vendor}</Route>
      <Route element={<WizardLayout />}>{routes.wizard}</Route>
      <Route element={<PublicLayout />}>
        <Route path="*" element={<PlainPages />} />
      </Route>
    </Routes>
  )
}
