import type { Plugin } from 'vite'

const ROUTER = /\/node_modules\/react-router\/dist\//

/** How React's components and contexts are named and made: none of it does anything by itself. */
const NAMING = /^\w+\.displayName = "[^"]*";$/gm
const MAKING = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g

/** What asks for the state of a data router, of which this site has none. */
const DATA_ROUTER = [
  [
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
  ['let errors = dataRouterState?.errors;', 'const errors = void 0;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
] as const

/**
 * Makes React Router tree-shakable. Its code for forms, loaders and server rendering stays in the
 * bundle because statements of its modules name what they make, and because hooks ask for a data
 * router. Without them what every page renders with is 6 KiB smaller, gzipped.
 * @throws if a version of the router asks for its data router in other words
 */
export const leanRouter = (): Plugin => {
  const missing = new Set(DATA_ROUTER.map(([asked]) => asked))
  return {
    name: 'oja:lean-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!ROUTER.test(id)) return
      return DATA_ROUTER.reduce((text, [asked, instead]) => {
        if (text.includes(asked)) missing.delete(asked)
        return text.replace(asked, instead)
      }, code)
        .replace(NAMING, '')
        .replace(MAKING, '= /* @__PURE__ */ $1')
    },
    buildEnd(error) {
      if (!error && missing.size > 0) {
        this.error(`React Router has no longer ${[...missing].join(', ')}: see leanRouter`)
      }
    },
  }
}
