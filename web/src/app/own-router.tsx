import { Navigate, Route, Routes } from 'react-router-dom'
import { isAuthPath, paths } from '@/config/paths'
import { PublicLayout } from './layouts/public-layout'
import { ownPages } from './own-modules'
import { lazyRoute, loadPageAt, Page, partsOf, routesOf } from './route-modules'
import { authRows } from './routes/auth'
import { checkoutRows } from './routes/checkout'

const layouts = partsOf({ auth: () => import('./layouts/auth-layout') })
const FocusedLayout = lazyRoute(() => import('./layouts/focused-layout'))
const PlainPages = lazyRoute(() => import('./plain-pages'))

/** Loads the code of a page of these. */
export const loadPage = async (pathname: string): Promise<void> => {
  await Promise.all([
    loadPageAt(ownPages, [...authRows, ...checkoutRows], pathname),
    isAuthPath(pathname) && layouts.load('auth'),
  ])
}

const routes = { auth: routesOf(ownPages, authRows), checkout: routesOf(ownPages, checkoutRows) }

/** Logging in and paying, in a chunk that visitors load with the page of a product. */
export default function OwnRouter() {
  return (
    <Routes>
      <Route path={paths.auth} element={<Navigate to={paths.login} replace />} />
      <Route element={<Page of={layouts} file="auth" />}>{routes.auth}</Route>
      <Route element={<FocusedLayout />}>{routes.checkout}</Route>
      <Route element={<PublicLayout />}>
        <Route path="*" element={<PlainPages />} />
      </Route>
    </Routes>
  )
}
