import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { APP_PAGE } from './app-page-plugin'
import { shellFiles } from './shell-files'

/**
 * Builds the service worker and puts the shell's files into it. The page registers the worker
 * itself, and the web manifest is a file of public/.
 */
export const serviceWorker = (): Plugin[] => {
  let site = ''
  return [
    {
      name: 'oja:site-folder',
      configResolved: ({ root, build }) => {
        site = resolve(root, build.outDir)
      },
    },
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: [APP_PAGE],
        // Read once the files are written.
        manifestTransforms: [
          (entries) => {
            const read = (...path: string[]) => readFileSync(join(site, ...path), 'utf8')
            // A failed build writes none, and its own error is the one to show.
            if (!existsSync(join(site, '.vite', 'manifest.json'))) return { manifest: entries }
            const files = shellFiles(JSON.parse(read('.vite', 'manifest.json')), read(APP_PAGE))
            const hashed = files.map((url) => ({ url, revision: null, size: 0 }))
            return { manifest: [...hashed, ...entries], warnings: [] }
          },
        ],
      },
    }),
  ]
}
