import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { APP_PAGE } from './app-page-plugin'
import { inlineScriptHashes } from './inline-scripts'

const FIREBASE_JSON = new URL('../../firebase.json', import.meta.url)

/** Fails the build if the Content-Security-Policy in firebase.json would block an inline script. */
export const inlineScriptsAreAllowed = (): Plugin => ({
  name: 'oja:inline-scripts-are-allowed',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle[APP_PAGE]
      if (page?.type !== 'asset') this.error(`The build has no ${APP_PAGE}.`)
      const policy = readFileSync(FIREBASE_JSON, 'utf8')
      const unknown = inlineScriptHashes(String(page.source)).filter(
        (hash) => !policy.includes(hash),
      )
      if (unknown.length > 0) {
        this.error(`script-src in firebase.json must also allow ${unknown.join(' ')}`)
      }
    },
  },
})
