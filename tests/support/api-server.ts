import { randomUUID } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Failure } from '../../functions/src/contract/api/envelope'
import { allOnSale, changedSince, readProduct } from '../../functions/src/db/catalog/products'
import { type AppOptions, createApp } from '../../functions/src/http/app'
import { makeDeps } from '../../functions/src/make-deps'
import { createPaystack } from '../../functions/src/providers/payments/paystack'
import { createEmbeddedSearch } from '../../functions/src/providers/search/embedded-search'
import { createSnapshots } from '../../functions/src/providers/search/snapshots'
import type { Deps } from '../../functions/src/usecases/deps'
import { createSimulator } from '../../tools/paystack-simulator/simulator'
import { testLog } from './logs/test-log'
import type { Person } from './people'

const SECRET_KEY = 'sk_test_oja_simulator'
/** Fifty requests at once take long on a slow machine. The API's own deadline has tests of its own. */
const DEADLINE_MS = 120_000

type CallOptions = {
  as?: Pick<Person, 'token'> | undefined
  body?: unknown
  /** Raw bytes, in place of `body`. */
  raw?: string | Buffer
  /** With an idempotency key of its own, unless one is given. */
  headers?: Record<string, string>
  /** The client's IP address; by default a new one for each call. */
  from?: string
}

export type ApiResponse<T = unknown> = {
  status: number
  headers: Record<string, string | undefined>
  text: string
  data: T
  message: string | undefined
  error: Failure['error']
  request_id: string
}

let addresses = 0

const nextAddress = (): string => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

const payloadOf = ({ body, raw }: CallOptions): string | Buffer | undefined =>
  raw ?? (body === undefined ? undefined : JSON.stringify(body))

const headersOf = (options: CallOptions, payload: string | Buffer | undefined) => ({
  'x-forwarded-for': options.from ?? nextAddress(),
  'idempotency-key': randomUUID(),
  ...(options.as ? { authorization: `Bearer ${options.as.token}` } : {}),
  ...(payload === undefined
    ? {}
    : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
  ...options.headers,
})

const parsed = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Sends exactly these bytes to exactly this path, without normalisation. */
const send = (origin: string, method: string, path: string, options: CallOptions) =>
  new Promise<ApiResponse<never>>((resolve, reject) => {
    const payload = payloadOf(options)
    const { hostname, port } = new URL(origin)
    const headers = headersOf(options, payload)
    // On a connection of its own, as closeIdleConnections has it for `fetch`.
    const to = { hostname, port, method, path, headers, agent: false }
    const outgoing = request(to, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({
          ...(parsed(text) as Pick<
            ApiResponse<never>,
            'data' | 'message' | 'error' | 'request_id'
          >),
          // The response body has a `status` too, which must not overwrite these.
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string | undefined>,
          text,
        })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(payload)
  })

/** The dependencies with a search index of their own. */
export const withSearch = (deps: Deps): Deps => ({
  ...deps,
  // Tests search for what they have just written.
  search: createEmbeddedSearch(
    {
      ...createSnapshots(deps.objects, { allOnSale, changedSince }),
      changedSince,
      read: async (id) => (await readProduct(id))?.data,
    },
    { clock: deps.clock, refresh_ms: 0 },
  ),
})

type StartOptions = { app?: Partial<AppOptions>; deps?: Partial<Deps> }

/**
 * Starts the API in this process on a free port, with a payment simulator of its own, on the
 * emulators.
 */
export const startApi = async ({ app = {}, deps: given = {} }: StartOptions = {}) => {
  const simulator = createSimulator({ secretKey: SECRET_KEY, webhookUrl: null })
  const baseUrl = await simulator.listen()
  const deps: Deps = {
    ...withSearch(makeDeps({ paystack_secret_key: SECRET_KEY, log: testLog() })),
    payments: createPaystack({ baseUrl, secretKey: SECRET_KEY }),
    ...given,
  }
  const options = { strict_responses: true, deadline_ms: DEADLINE_MS, ...app }
  const server = createServer(createApp(deps, options))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    deps,
    simulator,
    /** `path` is below /api/v1. */
    call: <T = never>(method: string, path: string, options: CallOptions = {}) =>
      send(origin, method, `/api/v1${path}`, options) as Promise<ApiResponse<T>>,
    callRaw: (method: string, path: string, options: CallOptions = {}) =>
      send(origin, method, path, options),
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
      await simulator.close()
    },
  }
}

export type Api = Awaited<ReturnType<typeof startApi>>
