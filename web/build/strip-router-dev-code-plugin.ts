import type { Plugin } from 'vite'

const ROUTER = /\/node_modules\/react-router\/dist\/development\//
const NAMING = /^\w+\.(?:displayName = "[^"]*"|contextType = \w+);$/gm
const MAKING = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g

/**
 * Rendered by data routers and React Router's framework alone, and referenced by what this site uses;
 * and what says on the console what a developer should change.
 */
const UNUSED = ['PrefetchPageLinks', 'DefaultErrorComponent', 'RSCErrorHandler', 'warning']
const UNUSED_FUNCTION = new RegExp(`^function (?=(${UNUSED.join('|')})\\()`, 'gm')
/** A class that reads what it extends from an object is kept even if nothing uses it. */
const UNUSED_CLASS = /(?<=^var \w+ErrorBoundary = class) extends React\d*\.Component/gm

/** What a failed check or a warning of development says, where that is one literal. */
const MESSAGE =
  /\b(invariant|warning)\(\s*([^;`"]+?),\s*(?:\/\/[^\n]*\n\s*)*(?:`[^`]*`|"[^"]*")\s*\);/g

/** What asks for the state of a data router, of which this site has none. */
const DATA_ROUTER = [
  [
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
  ['let errors = dataRouterState?.errors;', 'const errors = void 0;'],
] as const

const withoutDataRouter = (code: string): string =>
  DATA_ROUTER.reduce((text, [from, to]) => text.replace(from, to), code)

/**
 * Makes React Router tree-shakable. Its code for forms, loaders and server rendering, its error pages
 * and its development warnings stay in the bundle because module-level statements set `displayName`,
 * create contexts and extend classes, and because links could prefetch pages of its framework. Without
 * them, and without the texts of its checks, what every page renders with is 8 KiB smaller, gzipped.
 */
export const stripRouterDevCode = (): Plugin => ({
  name: 'oja:strip-router-dev-code',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!ROUTER.test(id)) return
    return withoutDataRouter(code)
      .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
      .replace(NAMING, '')
      .replace(MAKING, '= /* @__PURE__ */ $1')
      .replace(UNUSED_CLASS, ' extends Object')
      .replace(MESSAGE, '$1($2);')
      .replace(UNUSED_FUNCTION, 'function $1() { return null }\nfunction unused')
  },
})
