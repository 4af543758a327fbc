import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { Plugin } from 'vite'
import { preloadModules } from '../src/app/preload-plan'

type Chunk = { type: 'chunk'; isEntry: boolean; imports: string[]; moduleIds: string[] }
type Bundle = Record<string, Chunk | { type: 'asset' }>

/** A chunk and every chunk that it can't run without. */
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

/** What the app starts with, the entry first, and what each page needs beside that. */
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
 * The same in every build, so that the content policy can name its hash; what differs is data
 * beside it.
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

/** Lets the HTML ask for a public page's chunks, and for first data that it came without, at once. */
export const preloadPlan = (): Plugin => ({
  name: 'oja:early-requests',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html
      // Behind the character set, which must come early, and before the style sheet, which a
      // script waits for.
      const scripts = `${dataOf(codeOf(bundle as Bundle))}\n    <script>${startScript()}</script>`
      return html.replace('</title>', `</title>\n    ${scripts}`)
    },
  },
})
