import type { Plugin } from 'vite'

/** What Hosting sends where no function draws a page. */
export const APP_PAGE = 'app.html'

/**
 * Gives the built page a name of its own: Hosting would answer `/` with a file named index.html
 * before it asks the function that draws the home page.
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
