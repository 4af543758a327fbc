import type { Plugin } from 'vite'

const ROUTER = /\/node_modules\/react-router\/dist\/development\//
const NAMING = /^\w+\.displayName = "[^"]*";$/gm
const MAKING = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g

/**
 * Makes React Router tree-shakable. Its code for forms, loaders and server rendering, and its
 * development warnings, stay in the bundle because module-level statements set `displayName` and
 * create contexts. Removing the names and marking the calls as pure saves 1.7 KiB gzipped: what
 * /marketplace renders with is 118.9 KiB instead of 120.6, of 120.
 */
export const stripRouterDevCode = (): Plugin => ({
  name: 'oja:strip-router-dev-code',
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
