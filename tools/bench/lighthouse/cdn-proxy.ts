import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { listen } from '../listen'

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/
const SHARED = /\bpublic\b|s-maxage/
/** Headers of requests that the pages differ by. */
const VARYING = ['save-data', 'sec-ch-ua-mobile']
/** Headers that belong to the emulator's own connection. */
const OF_A_CONNECTION =
  /^(?:connection|content-encoding|content-length|keep-alive|transfer-encoding)$/

type Proxied = { status: number; headers: Record<string, string>; body: Buffer }

const forward = async (origin: string, request: IncomingMessage): Promise<Proxied> => {
  const { host: _ours, connection: _its, ...headers } = request.headers
  const sent = new Uint8Array(await buffer(request))
  const response = await fetch(`${origin}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(sent.length > 0 && { body: sent }),
    redirect: 'manual',
  })
  const own = [...response.headers].filter(([name]) => !OF_A_CONNECTION.test(name))
  const body = Buffer.from(await response.arrayBuffer())
  const isCompressed = COMPRESSED.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: Object.fromEntries(isCompressed ? [...own, ['content-encoding', 'gzip']] : own),
    body: isCompressed ? gzipSync(body, { level: 9 }) : body,
  }
}

/**
 * A proxy that does what Hosting's CDN does and its emulator doesn't: compresses text and caches
 * public responses.
 */
export const openCdnProxy = (origin: string) => {
  const cache = new Map<string, Proxied>()
  return listen((request, response) => {
    const { url = '/', method, headers } = request
    const key = [url, ...VARYING.map((name) => headers[name])].join()
    const cached = method === 'GET' ? cache.get(key) : undefined
    const result = cached ? Promise.resolve(cached) : forward(origin, request)
    result.then(
      (found) => {
        const { status, body } = found
        const isShared = status === 200 && SHARED.test(found.headers['cache-control'] ?? '')
        const isPlain = method === 'GET' && headers.authorization === undefined
        if (isShared && isPlain) cache.set(key, found)
        response.writeHead(status, found.headers).end(body)
      },
      () => response.writeHead(502).end(),
    )
  })
}
