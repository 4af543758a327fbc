import type { Plugin } from 'vite'
import { PAGE_FILES } from '../src/app/public-pages'

const PARTS = Object.values(PAGE_FILES).flatMap(({ parts = [] }) => parts)
/** The pages that are reached signed out, and the code that leads to those that the build prerenders. */
const RENDERED =
  /\/pages\/(?:auth\/)?[\w-]+\.tsx$|\.\/(?:plain-pages|own-router|layouts\/(?:auth|hub)-layout)$/

const isRendered = (file: string) =>
  RENDERED.test(file) || PARTS.some((part) => file.endsWith(part))

/**
 * For the server build: bundles dynamically imported pages with the parts that they name, and leaves
 * every other dynamic import external, since only browsers load those.
 */
export const publicPagesAlone = (): Plugin => ({
  name: 'oja:public-pages-alone',
  enforce: 'pre',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && !isRendered(specifier)
      ? { id: specifier, external: true }
      : null,
})
