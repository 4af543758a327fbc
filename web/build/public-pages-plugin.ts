import type { Plugin } from 'vite'
import { PAGE_FILES } from '../src/app/public-pages'

const RENDERED = Object.values(PAGE_FILES).flatMap(({ page, parts = [] }) => [
  `/pages/${page}.tsx`,
  ...parts,
])

/**
 * For the server build: bundles dynamically imported pages with the parts that they name, and leaves
 * every other dynamic import external, since only browsers load those.
 */
export const publicPagesAlone = (): Plugin => ({
  name: 'oja:public-pages-alone',
  enforce: 'pre',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && !RENDERED.some((file) => specifier.endsWith(file))
      ? { id: specifier, external: true }
      : null,
})
