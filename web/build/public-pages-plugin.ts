import type { Plugin } from 'vite'

/** The pages that a function draws; `app/first-query.ts` knows their first data. */
const DRAWN = /\/routes\/(?:home|marketplace|product|vendor|vendors)\.tsx$/

/**
 * What is loaded on demand is loaded by browsers alone, but for the pages themselves: the rest
 * stays out of the file that the function loads.
 */
export const publicPagesAlone = (): Plugin => ({
  name: 'oja:public-pages-alone',
  enforce: 'pre',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && !DRAWN.test(specifier)
      ? { id: specifier, external: true }
      : null,
})
