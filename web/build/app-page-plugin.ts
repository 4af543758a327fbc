import { readFileSync } from 'node:fs'
import { loadEnv, type Plugin } from 'vite'
import { paths } from '../../functions/src/contract/urls'
import { withHead } from '../../functions/src/seo/html'
import { inlineScriptHashes } from './inline-scripts'
import { requireSettings } from './project-settings'

/** The file that Hosting serves for every path that isn't rendered by a function. */
export const APP_PAGE = 'app.html'

const FIREBASE_JSON = new URL('../../firebase.json', import.meta.url)

const PRIVATE = [paths.dashboard, paths.checkouts, paths.auth, paths.history, '/api/']
/**
 * API paths that a crawler which runs scripts needs to render the pages. In robots.txt the longest
 * matching rule wins, so this overrides the disallowed `/api/`.
 */
const DATA = '/api/v1/public/'

const robots = (origin: string) =>
  [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Allow: ${DATA}`,
    '',
    `Sitemap: ${origin}${paths.sitemap}`,
    '',
  ].join('\n')

/**
 * Adds the site's head tags, with absolute URLs, to index.html and emits robots.txt. Renames the built
 * page: Hosting would serve a file of that name for `/` before it calls the function that renders the
 * home page. Fails the build if a setting is missing, or if the Content-Security-Policy in
 * firebase.json would block an inline script.
 */
export const appPage = (): Plugin => {
  let origin = ''
  return {
    name: 'oja:app-page',
    configResolved({ command, env: settings, mode, envDir, root }) {
      if (command === 'build') requireSettings(settings)
      const env = loadEnv(mode, envDir || root)
      const project = env.VITE_FIREBASE_PROJECT_ID ?? 'demo-oja'
      origin = (env.VITE_APP_URL ?? `https://${project}.web.app`).replace(/\/+$/, '')
    },
    transformIndexHtml: (html) => withHead(html, { kind: 'site' }, origin),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') this.error('The build has no index.html.')
        const policy = readFileSync(FIREBASE_JSON, 'utf8')
        const unknown = inlineScriptHashes(String(page.source)).filter(
          (hash) => !policy.includes(hash),
        )
        if (unknown.length > 0) {
          this.error(`script-src in firebase.json must also allow ${unknown.join(' ')}`)
        }
        this.emitFile({ type: 'asset', fileName: APP_PAGE, source: page.source })
        delete bundle['index.html']
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(origin) })
      },
    },
  }
}
