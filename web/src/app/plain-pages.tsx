import { matchPath, Route, Routes } from 'react-router-dom'
import { type Module, Page, pagesOf, routesOf } from './route-modules'
import { plainRows } from './routes/plain'

const plainPages = pagesOf(
  import.meta.glob<Module>([
    '../pages/*.tsx',
    '!../pages/*.test.tsx',
    '!../pages/{account,cart,deal,home,marketplace,product,vendor,vendors}.tsx',
  ]),
)

/**
 * Loads the code of the page at this path, or of the one for paths that have none.
 * @public the router calls it by `Module`
 */
export const loadPage = (pathname: string) =>
  plainPages.load(plainRows.find(([path]) => matchPath(path, pathname))?.[1] ?? 'not-found')

/** The other public pages and the one for paths that have none, in a chunk of their own. */
export default function PlainPages() {
  return (
    <Routes>
      {routesOf(plainPages, plainRows)}
      <Route path="*" element={<Page of={plainPages} file="not-found" />} />
    </Routes>
  )
}
