import type { Plugin } from 'vite'

/** The file that Hosting serves for every path that isn't rendered by a function. */
export const APP_PAGE = 'app.html'

/**
 * Renames the built index.html. Hosting would serve a file of that name for `/` before it calls the
 * function that renders the home page.
 */
export const appPage = (): Plugin => ({
  name: 'oja:app-page',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') this.error('The build has no index.html.')
      this.emitFile({ type: 'asset', fileName: APP_PAGE, source: page.source })
      delete bundle['index.html']
    },
  },
})
