import { matchPath, Navigate, Route, Routes } from 'react-router-dom'
import { isAuthPath, paths } from '@/config/paths'
import { PublicLayout } from './layouts/public-layout'
import { ownPages } from './own-modules'
import type { RouteRow } from './route-definition'
import { lazyRoute, Page, partsOf } from './route-modules'
import { authRows } from './routes/auth'
import { checkoutRows } from './routes/buyer'

const layouts = partsOf({ auth: () => import('./layouts/auth-layout') })
const FocusedLayout = lazyRoute(() => import('./layouts/focused-layout'))
const PlainPages = lazyRoute(() => import('./plain-pages'))

/** Loads the code of a page of these. */
export const loadPage = async (pathname: string): Promise<void> => {
  const row = [...authRows, ...checkoutRows].find(([path]) => matchPath(path, pathname))
  if (row) await Promise.all([ownPages.load(row[1]), isAuthPath(pathname) && layouts.load('auth')])
}

const routesOf = (rows: RouteRow[]) =>
  rows.map(([path, file]) => (
    <Route key={path} path={path} element={<Page key={file} of={ownPages} file={file} />} />
  ))

const routes = { auth: routesOf(authRows), checkout: routesOf(checkoutRows) }

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
