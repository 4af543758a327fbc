import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { Plugin } from 'vite'
import { preloadModules } from '../src/app/preload-plan'

type Chunk = { type: 'chunk'; isEntry: boolean; imports: string[]; moduleIds: string[] }
type Bundle = Record<string, Chunk | { type: 'asset' }>

/** Collects a chunk and all chunks that it imports statically, directly or transitively. */
const collect = (bundle: Bundle, name: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const next of chunk.imports) collect(bundle, next, found)
  return found
}

const nameWhere = (bundle: Bundle, is: (chunk: Chunk) => boolean) =>
  Object.keys(bundle).find((name) => {
    const chunk = bundle[name]
    return chunk?.type === 'chunk' && is(chunk)
  }) ?? ''

/** The entry chunk followed by its imports, and the additional chunks of each public page. */
const codeOf = (bundle: Bundle) => {
  const app = collect(
    bundle,
    nameWhere(bundle, (chunk) => chunk.isEntry),
  )
  const addressesOf = (names: Iterable<string>) => [...names].map((name) => `/${name}`)
  const chunksOf = (files: string[]) => {
    const needed = new Set<string>()
    for (const file of files) {
      const isIn = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.endsWith(`/src/${file}`))
      collect(bundle, nameWhere(bundle, isIn), needed)
    }
    return addressesOf([...needed].filter((name) => !app.has(name)))
  }
  const pages = Object.entries(preloadModules).map(([part, files]) => [part, chunksOf(files)])
  return { app: addressesOf(app), pages: Object.fromEntries(pages) }
}

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

const dataOf = (code: ReturnType<typeof codeOf>) =>
  `<script type="application/json" id="early-code">${JSON.stringify(code)}</script>`

/** Adds the inline script that preloads a public page's chunks and, if needed, initial data. */
export const preloadPlan = (): Plugin => ({
  name: 'oja:early-requests',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html
      // After the charset declaration, which must come early, and before the style sheet, which
      // would block the script.
      const scripts = `${dataOf(codeOf(bundle as Bundle))}\n    <script>${startScript()}</script>`
      return html.replace('</title>', `</title>\n    ${scripts}`)
    },
  },
})
