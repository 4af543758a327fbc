import { Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '@/config/paths'
import { buyerPages } from './buyer-modules'
import { PublicLayout } from './layouts/public-layout'
import { lazyRoute, loadPageAt, routesOf } from './route-modules'
import { buyerRows } from './routes/buyer'

const BuyerLayout = lazyRoute(() => import('./layouts/buyer-layout'))
const PlainPages = lazyRoute(() => import('./plain-pages'))

/** Loads the code of a page of the buyer's dashboard. */
export const loadPage = (pathname: string) => loadPageAt(buyerPages, buyerRows, pathname)

const routes = routesOf(buyerPages, buyerRows)

/** The buyer's dashboard, in a chunk that neither visitors nor those who only pay load. */
export default function BuyerRouter() {
  return (
    <Routes>
      <Route path={paths.dashboard} element={<Navigate to={paths.purchases} replace />} />
      <Route element={<BuyerLayout />}>{routes}</Route>
      <Route element={<PublicLayout />}>
        <Route path="*" element={<PlainPages />} />
      </Route>
    </Routes>
  )
}
