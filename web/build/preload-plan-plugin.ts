import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { Plugin } from 'vite'
import type { PreloadPlan } from '../src/app/preload-plan'
import { type Bundle, heavyInEntry, planOf } from './preload-plan'

const SOURCE = fileURLToPath(new URL('../src/app/start-script.ts', import.meta.url))

/**
 * Bundles the inline start script. Its text must be the same in every build, because the
 * Content-Security-Policy lists its hash; chunk names go into a separate JSON script.
 */
export const startScript = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [SOURCE],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

const elementOf = (plan: PreloadPlan) =>
  `<script type="application/json" id="preload-plan">${JSON.stringify(plan)}</script>`

/**
 * Adds the inline script that loads the app, and preloads a public page's chunks and data while it
 * is on its way. Without it a page that came rendered would load its code before its images. Fails the
 * build if what all pages start with has become heavy.
 */
export const preloadPlan = (): Plugin => ({
  name: 'oja:preload-plan',
  apply: 'build',
  generateBundle(_options, bundle) {
    const heavy = heavyInEntry(bundle as Bundle)
    if (heavy) this.error(`${heavy} must not load before the first paint.`)
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html
      // After the charset declaration, which must come early, and before the style sheet, which
      // would block the script.
      const scripts = `${elementOf(planOf(bundle as Bundle))}\n    <script>${startScript()}</script>`
      return html.replace('</title>', `</title>\n    ${scripts}`)
    },
  },
})
