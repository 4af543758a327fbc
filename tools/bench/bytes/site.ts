import { existsSync, readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listen } from '../listen'
import { isOwn, responseOf } from './responses'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg'])
const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><path d="M0 0h640v640H0z"/></svg>'

/** Delay of uncached, per-user responses, which code that loads meanwhile may overtake. */
const OWN_AFTER_MS = 300

/** Serves a build as Hosting does: compressed files, and app.html for every page of the app. */
export const serveSite = (folder: string) =>
  listen((request, response) => {
    const send = (type: string, body: string | Buffer, after_ms = 0) => {
      const isCompressed = COMPRESSED.has(type)
      const encoding = isCompressed ? { 'content-encoding': 'gzip' } : {}
      const content_type = TYPES[type] ?? 'application/octet-stream'
      const sent = isCompressed ? gzipSync(body, { level: 9 }) : body
      const headers = { 'content-type': content_type, ...encoding }
      setTimeout(() => response.writeHead(200, headers).end(sent), after_ms)
    }
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname)
    if (path.startsWith('/api/')) {
      return send('.json', responseOf(path), isOwn(path) ? OWN_AFTER_MS : 0)
    }
    const type = extname(path)
    if (type === '.webp') return send('.svg', IMAGE)
    const file = join(folder, type === '' ? 'app.html' : path)
    if (existsSync(file)) send(extname(file), readFileSync(file))
    else response.writeHead(404).end()
  })
