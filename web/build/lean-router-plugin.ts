import type { Plugin } from 'vite'

const ROUTER = /\/node_modules\/react-router\/dist\/development\//
const NAMING = /^\w+\.displayName = "[^"]*";$/gm
const MAKING = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g

/**
 * What the router carries for other ways of using it (forms, loaders, server rendering) stays in a
 * bundle because its parts are named and made as the module runs, and so does what it says to
 * developers. Told that neither matters, the bundler leaves out what no page uses: 2 KiB gzipped,
 * without which /marketplace (120.1 KiB of 120) and purchases (232.4 of 230) break their budgets.
 */
export const leanRouter = (): Plugin => ({
  name: 'oja:lean-router',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!ROUTER.test(id)) return
    return code
      .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
      .replace(NAMING, '')
      .replace(MAKING, '= /* @__PURE__ */ $1')
  },
})
