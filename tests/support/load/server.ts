// Runs the API as one instance does, in a process of its own, so that only its memory is measured.
// The payment simulator and the clients run in the test's process.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '../../../functions/src/http/app'
import { makeDeps } from '../../../functions/src/make-deps'
import { onMessageCreated } from '../../../functions/src/triggers/on-message-created'
import { testLog } from '../logs/test-log'
import type { LoadRequest, LoadResponse, Memory } from './protocol'

const SECRET_KEY = 'sk_test_oja_simulator'
const PUBLIC_TTL_MS = 5_000
const COLLECTIONS_OF_GARBAGE = 6
const NO_LIMIT = 1e9

const deps = makeDeps({ paystack_secret_key: SECRET_KEY, log: testLog() })
const app = createApp(deps, {
  strict_responses: false,
  public_ttl_ms: PUBLIC_TTL_MS,
  caller_per_minute: NO_LIMIT,
  address_per_minute: NO_LIMIT,
})

/** The memory in use after garbage collection. The pause lets finalizers run and sockets close. */
const measure = async (): Promise<Memory> => {
  if (!global.gc) throw new Error('Start this with --expose-gc.')
  for (let round = 0; round < COLLECTIONS_OF_GARBAGE; round += 1) {
    global.gc()
    await pause(100)
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heap: heapUsed, external, rss }
}

const respond = async (request: LoadRequest): Promise<LoadResponse> => {
  if (request.kind === 'memory') return { kind: 'memory', memory: await measure() }
  await onMessageCreated(deps, request)
  return { kind: 'delivered' }
}

const server = createServer(app)
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ origin: `http://127.0.0.1:${port}` })
})
process.on('message', async ({ number, request }: { number: number; request: LoadRequest }) => {
  const response = await respond(request).catch((error: unknown): LoadResponse => {
    return { kind: 'failed', why: String(error) }
  })
  process.send?.({ number, response })
})
process.once('disconnect', () => process.exit(0))
