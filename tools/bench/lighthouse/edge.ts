import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

const PACKED = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/
const SHARED = /\bpublic\b|s-maxage/
/** What the emulator says of its own connection is not ours to repeat. */
const OF_A_CONNECTION = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
])

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

const bodyOf = async (request: IncomingMessage): Promise<{ body?: Uint8Array<ArrayBuffer> }> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return parts.length > 0 ? { body: new Uint8Array(Buffer.concat(parts)) } : {}
}

const ask = async (origin: string, request: IncomingMessage): Promise<Answer> => {
  const { host: _ours, connection: _its, ...headers } = request.headers
  const response = await fetch(`${origin}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(await bodyOf(request)),
    redirect: 'manual',
  })
  const kept = [...response.headers].filter(([name]) => !OF_A_CONNECTION.has(name))
  const body = Buffer.from(await response.arrayBuffer())
  const isPacked = PACKED.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: Object.fromEntries(isPacked ? [...kept, ['content-encoding', 'gzip']] : kept),
    body: isPacked ? gzipSync(body, { level: 9 }) : body,
  }
}

const mayBeShared = ({ method, headers }: IncomingMessage, answer: Answer) =>
  method === 'GET' &&
  headers.authorization === undefined &&
  answer.status === 200 &&
  SHARED.test(answer.headers['cache-control'] ?? '')

/**
 * Stands before the Hosting emulator and does what Hosting's network does and the emulator doesn't:
 * packs texts, and keeps what may be shared between visitors.
 */
export const openEdge = async (origin: string) => {
  const kept = new Map<string, Answer>()
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const key = request.url ?? '/'
    const known = request.method === 'GET' ? kept.get(key) : undefined
    if (known) return known
    const fresh = await ask(origin, request)
    if (mayBeShared(request, fresh)) kept.set(key, fresh)
    return fresh
  }
  const reply = (request: IncomingMessage, response: ServerResponse) =>
    answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    )
  const server = createServer((request, response) => void reply(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
