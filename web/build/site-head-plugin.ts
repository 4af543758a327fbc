import { loadEnv, type Plugin } from 'vite'
import { paths } from '../../functions/src/contract/urls'
import { withHead } from '../../functions/src/seo/html'

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

/** Adds the site's head tags, with absolute URLs, to index.html and emits robots.txt. */
export const siteHead = (): Plugin => {
  let origin = ''
  return {
    name: 'oja:site-head',
    configResolved({ mode, envDir, root }) {
      const env = loadEnv(mode, envDir || root)
      const project = env.VITE_FIREBASE_PROJECT_ID ?? 'demo-oja'
      origin = (env.VITE_APP_URL ?? `https://${project}.web.app`).replace(/\/+$/, '')
    },
    transformIndexHtml: (html) => withHead(html, { kind: 'site' }, origin),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(origin) })
    },
  }
}
