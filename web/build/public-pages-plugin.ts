import type { Plugin } from 'vite'

/** The server-rendered pages. `app/initial-query.ts` has the query key of each one's data. */
const RENDERED = /\/pages\/(?:home|marketplace|product|vendor|vendors)\.tsx$/

/**
 * For the server build: bundles dynamically imported pages and leaves every other dynamic import
 * external, since only browsers load those.
 */
export const publicPagesAlone = (): Plugin => ({
  name: 'oja:public-pages-alone',
  enforce: 'pre',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && !RENDERED.test(specifier)
      ? { id: specifier, external: true }
      : null,
})
