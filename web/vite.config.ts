import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type Plugin } from 'vite'
import { appPage } from './build/app-page-plugin'
import { chunkGroups } from './build/chunk-groups'
import { inlineScriptsAreAllowed } from './build/inline-scripts-plugin'
import { preloadPlan } from './build/preload-plan-plugin'
import { projectSettings } from './build/project-settings-plugin'
import { publicPagesAlone } from './build/public-pages-plugin'
import { siteHead } from './build/site-head-plugin'
import { stripRouterDevCode } from './build/strip-router-dev-code-plugin'
import { stripUnusedCss } from './build/strip-unused-css-plugin'
import { stubModules } from './build/stub-modules-plugin'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const offset = Number(process.env.VITE_PORT_OFFSET ?? 0)

type Chunk = { type: 'chunk'; isEntry: boolean; imports: string[]; moduleIds: string[] }

/** Fails the build if the entry statically imports Firebase, reactfire or Headless UI. */
const firebaseStaysOut = (): Plugin => ({
  name: 'oja:firebase-stays-out-of-the-entry',
  generateBundle(_options, bundle) {
    const chunks = new Map(
      Object.entries(bundle).filter(([, item]) => item.type === 'chunk') as [string, Chunk][],
    )
    const seen = new Set<string>()
    const queue = [...chunks].filter(([, chunk]) => chunk.isEntry).map(([name]) => name)
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const chunk = chunks.get(name)
      if (!chunk || seen.has(name)) continue
      seen.add(name)
      queue.push(...chunk.imports)
      const heavy = chunk.moduleIds.find((id) =>
        /node_modules\/(@firebase|firebase|reactfire|@headlessui)\//.test(id),
      )
      if (heavy) this.error(`${heavy} must not load before the first paint (chunk ${name})`)
    }
  },
})

/** The browser build. */
const site: BuildOptions = {
  outDir: 'dist',
  emptyOutDir: true,
  manifest: true,
  // Only the HEIC decoder is larger than the default limit; it loads when a HEIC image is chosen.
  chunkSizeWarningLimit: 3_000,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: { codeSplitting: { groups: chunkGroups() } },
  },
  // A font inlined in the style sheet would be downloaded by every visitor, needed or not.
  assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
}

/** The server build, with which the function renders public pages: one file with all packages. */
const server: BuildOptions = {
  outDir: 'dist-server',
  emptyOutDir: true,
  copyPublicDir: false,
  minify: true,
  rolldownOptions: { output: { codeSplitting: false } },
}

export default defineConfig(({ isSsrBuild }) => ({
  root: at('.'),
  plugins: [
    stubModules(),
    stripRouterDevCode(),
    react(),
    ...(isSsrBuild
      ? [publicPagesAlone()]
      : [
          projectSettings(),
          stripUnusedCss(),
          tailwindcss(),
          firebaseStaysOut(),
          siteHead(),
          preloadPlan(),
          appPage(),
          inlineScriptsAreAllowed(),
        ]),
  ],
  ssr: { noExternal: true },
  resolve: { alias: { '@contract': at('../functions/src/contract'), '@': at('./src') } },
  server: {
    host: '127.0.0.1',
    port: 5173 + offset,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/sitemap'].map((path) => [
        path,
        { target: `http://127.0.0.1:${5000 + offset}`, changeOrigin: true },
      ]),
    ),
  },
  build: isSsrBuild ? server : site,
}))
