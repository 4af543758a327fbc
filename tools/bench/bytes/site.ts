import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { answerOf, PICTURE } from './answers'
import { isOwn } from './own-answers'

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
const PACKED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg'])
const GZIP_LEVEL = 9

const send = (response: ServerResponse, name: string, body: Buffer) => {
  const isPacked = PACKED.has(name)
  response.writeHead(200, {
    'content-type': TYPES[name] ?? 'application/octet-stream',
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
  })
  response.end(isPacked ? gzipSync(body, { level: GZIP_LEVEL }) : body)
}

/** What is one's own isn't in any cache: it takes its time, and other code may overtake it. */
const OWN_AFTER_MS = 300

/** Serves a build as Hosting does: files, packed, and app.html for every page of the app. */
export const serveSite = async (folder: string) => {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname)
    if (path.startsWith('/api/')) {
      const answer = Buffer.from(answerOf(path))
      return void setTimeout(() => send(response, '.json', answer), isOwn(path) ? OWN_AFTER_MS : 0)
    }
    if (path.endsWith('.webp')) return send(response, '.svg', Buffer.from(PICTURE))
    const file = join(folder, path)
    const isFile = extname(path) !== '' && existsSync(file)
    if (extname(path) !== '' && !isFile) return response.writeHead(404).end()
    const served = isFile ? file : join(folder, 'app.html')
    send(response, extname(served), readFileSync(served))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
