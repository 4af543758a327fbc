import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SITE } from './suite'

/** Longer than the service worker waits before it shows a page's copy. */
const SLOW_MS = 5_000

const TEXT = /^(text\/html|text\/javascript|application\/javascript)/

/** The next build's text: each chunk has another name. */
const asNextBuild = (text: string): string =>
  text
    .replace(/(["'`])\.\/([\w.-]+\.js)\1/g, '$1./next-$2$1')
    .replace(/assets\/([\w.-]+\.js)/g, 'assets/next-$1')

/**
 * Serves the suite's site, and from `deploy` on its next build, whose pages come late. As on Hosting,
 * the files of the build before are gone then: their URLs give the app's page.
 */
export const startDeployments = async () => {
  let isNext = false
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const isGone = isNext && /^\/assets\/(?!next-)[\w.-]+\.js$/.test(path)
    const asked = isGone ? '/app.html' : path.replace('/assets/next-', '/assets/')
    // A copy of the build before is of no use to the next one, so nothing is asked for by condition.
    const { host: _, connection: __, 'if-none-match': ___, ...headers } = request.headers
    delete headers['if-modified-since']
    try {
      const body = []
      for await (const part of request) body.push(part)
      const found = await fetch(`${SITE}${asked}`, {
        method: request.method,
        headers: headers as Record<string, string>,
        body: body.length > 0 ? Buffer.concat(body) : undefined,
        redirect: 'manual',
      })
      const bytes = Buffer.from(await found.arrayBuffer())
      const type = found.headers.get('content-type') ?? ''
      if (isNext && !isGone && type.startsWith('text/html')) await pause(SLOW_MS)
      const isText = isNext && TEXT.test(type)
      const sent = Object.fromEntries(found.headers)
      for (const name of [
        'content-encoding',
        'content-length',
        'transfer-encoding',
        'connection',
      ]) {
        delete sent[name]
      }
      // The only copies of pages are the service worker's.
      if (type.startsWith('text/html')) sent['cache-control'] &&= 'public, no-cache'
      response.writeHead(found.status, sent)
      response.end(isText ? asNextBuild(bytes.toString('utf8')) : bytes)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      isNext = true
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
