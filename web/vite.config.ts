import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig } from 'vite'
import { appPage } from './build/app-page-plugin'
import { chunkGroups } from './build/chunk-groups'
import { leanRouter } from './build/lean-router-plugin'
import { lowerStyles } from './build/lower-styles'
import { LOWERED_FOR, OLDEST_BROWSERS } from './build/oldest-browsers'
import { preloadPlan } from './build/preload-plan-plugin'
import { publicPagesAlone } from './build/public-pages-plugin'
import { serviceWorker } from './build/service-worker-plugin'
import { stubModules } from './build/stub-modules-plugin'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const offset = Number(process.env.VITE_PORT_OFFSET ?? 0)

/** The browser build. */
const site: BuildOptions = {
  outDir: 'dist',
  emptyOutDir: true,
  target: LOWERED_FOR,
  cssTarget: OLDEST_BROWSERS,
  manifest: true,
  // Only the HEIC decoder is larger than the default limit; it loads when a HEIC image is chosen.
  chunkSizeWarningLimit: 3_000,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      // Every page names hundreds of them. `.vite/manifest.json` says what is in which.
      chunkFileNames: 'assets/[hash].js',
      codeSplitting: { groups: chunkGroups() },
    },
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

/** Icons are drawn in few lines of our own; public pages are 1.1 KiB smaller, gzipped. */
const LEAN_ICONS = {
  find: /^.*\/createLucideIcon\.mjs$/,
  replacement: at('./src/ui/media/create-icon.ts'),
}

/** Its exports name the build that warns developers, whatever is built. */
const PRODUCTION_ROUTER = {
  find: /^react-router$/,
  replacement: at('../node_modules/react-router/dist/production/index.mjs'),
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: at('.'),
  plugins: [
    stubModules(),
    leanRouter(),
    react(),
    ...(isSsrBuild
      ? [publicPagesAlone()]
      : [tailwindcss(), preloadPlan(), appPage(), serviceWorker()]),
  ],
  ssr: { noExternal: true },
  resolve: {
    alias: [
      { find: '@contract', replacement: at('../functions/src/contract') },
      { find: '@seo', replacement: at('../functions/src/seo') },
      { find: '@', replacement: at('./src') },
      ...(command === 'build' ? [LEAN_ICONS, PRODUCTION_ROUTER] : []),
    ],
  },
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
  css: { postcss: { plugins: lowerStyles() } },
  build: isSsrBuild ? server : site,
}))
