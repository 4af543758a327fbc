import { existsSync, readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { InitialData, RenderPage } from '../../../functions/src/contract/initial-data'
import { PRERENDERED, prerenderedFile } from '../../../functions/src/contract/prerendered'
import { injectInitialData } from '../../../functions/src/ssr/inject-initial-data'
import { planOf } from '../../../web/build/preload-plan'
import { preloadsOf } from '../../../web/src/app/preload-plan'
import { buildSite } from '../../dev/builds'
import { workFile } from '../../emulators/project'
import type { PartOptions } from '../figure'
import { listen } from '../listen'
import { logoAt, renditionAt } from './images'
import { isOwn, responseOf } from './responses'

/** Where a build's server renderer is. */
const rendererOf = (folder: string) => `${folder}-server`

/** Builds the web; returns its folder. */
export const buildForBench = async ({ offset, say, signal }: PartOptions): Promise<string> => {
  say('  building the web')
  const site = workFile('bench-web')
  // Nothing answers at these ports, whatever else runs on the machine.
  const env = { VITE_PORT_OFFSET: String(offset), VITE_APP_URL: ORIGIN }
  const args = ['--logLevel', 'error']
  await buildSite({ site, renderer: rendererOf(site), args, env, signal })
  return site
}

/** The page at a path as the function `pages` renders it for a phone, or the file that Hosting has. */
const pageAt = async (folder: string, path: string): Promise<string> => {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  if (PRERENDERED.includes(path)) return read(prerenderedFile(path))
  const { pages } = planOf({})
  const { data } = preloadsOf(pages, path, '')
  if (!data) return read('app.html')
  const initial: InitialData = {
    data: JSON.parse(responseOf(new URL(data, ORIGIN).pathname)).data,
    rendered_at: Date.now(),
    save_data: false,
    is_phone: true,
  }
  const renderer = join(rendererOf(folder), 'entry-server.js')
  const { render } = (await import(pathToFileURL(renderer).href)) as { render: RenderPage }
  return injectInitialData(read('app.html'), await render(path, initial), initial)
}

const ORIGIN = 'https://oja.example'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg'])

/** Hosting doesn't say which of Brotli's levels, 0 to 11, it uses. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** As Hosting sends a file to a browser, from which it accepts Brotli. */
export const brotli = (bytes: Buffer | string): Buffer => brotliCompressSync(bytes, BROTLI)

type Options = {
  /** Brotli is what Hosting sends; gzip is what builds are compared by. */
  isBrotli?: boolean
}

/** Delay of uncached, per-user responses, which code that loads meanwhile may overtake. */
const OWN_AFTER_MS = 300

/**
 * Serves a build as Hosting and the function `pages` do: compressed files and rendered pages, and
 * app.html for every other page of the app; and the images of products as Storage does.
 */
export const serveSite = (folder: string, { isBrotli = false }: Options = {}) =>
  listen(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname)
    const send = (type: string, body: string | Buffer, after_ms = 0) => {
      const isCompressed = COMPRESSED.has(type)
      const encoding = isCompressed ? { 'content-encoding': isBrotli ? 'br' : 'gzip' } : {}
      const content_type = TYPES[type] ?? 'application/octet-stream'
      const compressed = isBrotli ? brotli(body) : gzipSync(body, { level: 9 })
      const sent = isCompressed ? compressed : body
      const isLasting = path.startsWith('/assets/') || path.startsWith('/images/')
      const isIcon = type === '.svg' || type === '.webmanifest'
      const hour = isIcon ? 'max-age=3600' : 'no-cache'
      const cache = isLasting ? 'public, max-age=31536000, immutable' : hour
      const headers = { 'content-type': content_type, 'cache-control': cache, ...encoding }
      setTimeout(() => response.writeHead(200, headers).end(sent), after_ms)
    }
    if (path.startsWith('/api/')) {
      return send('.json', responseOf(path), isOwn(path) ? OWN_AFTER_MS : 0)
    }
    const type = extname(path)
    const image = (await renditionAt(path)) ?? logoAt(path)
    if (image) return send('.webp', image)
    if (type === '') return send('.html', await pageAt(folder, path))
    const file = join(folder, path)
    if (existsSync(file)) send(extname(file), readFileSync(file))
    else response.writeHead(404).end()
  })
