import { Route, Routes } from 'react-router-dom'
import { PublicLayout } from './layouts/public-layout'
import { lazyRoute, loadPageAt, routesOf } from './route-modules'
import { onboardingRows, vendorRows, wizardRows } from './routes/vendor'
import { vendorPages } from './vendor-modules'

const FocusedLayout = lazyRoute(() => import('./layouts/focused-layout'))
const PlainPages = lazyRoute(() => import('./plain-pages'))
const VendorLayout = lazyRoute(() => import('./layouts/vendor-layout'))
const WizardLayout = lazyRoute(() => import('./layouts/wizard-layout'))

/** Loads the code of a page of the vendor's dashboard. */
export const loadPage = (pathname: string) =>
  loadPageAt(vendorPages, [...vendorRows, ...wizardRows, ...onboardingRows], pathname)

const routes = {
  onboarding: routesOf(vendorPages, onboardingRows),
  vendor: routesOf(vendorPages, vendorRows),
  wizard: routesOf(vendorPages, wizardRows),
}

/** The vendor's dashboard, in a chunk that buyers don't load. */
export default function VendorRouter() {
  return (
    <Routes>
      <Route element={<FocusedLayout />}>{routes.onboarding}</Route>
      <Route element={<VendorLayout />}>{routes.vendor}</Route>
      <Route element={<WizardLayout />}>{routes.wizard}</Route>
      <Route element={<PublicLayout />}>
        <Route path="*" element={<PlainPages />} />
      </Route>
    </Routes>
  )
}
