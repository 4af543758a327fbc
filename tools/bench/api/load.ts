import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cachedPackage } from '../../../tests/upload/node-binary'
import { percentile } from '../figure'

const VERSION = '9.0.0'
const CONNECTIONS = 10
const WARM_S = 2
const MEASURED_S = 6

type Client = { setRequests: (requests: { path: string }[]) => void }
type Totals = { errors: number; non2xx: number; duration: number }
type Run = PromiseLike<Totals> & {
  on: (
    event: 'response',
    heard: (client: Client, status: number, bytes: number, took_ms: number) => void,
  ) => void
}
/** The part of autocannon's interface that is used here; it has no types of its own. */
type Autocannon = (options: {
  url: string
  connections: number
  duration: number
  headers: Record<string, string>
  setupClient: (client: Client) => void
}) => Run

export type Speed = { per_second: number; p50_ms: number; p95_ms: number }

/** The paths from a given one on, and then those before it. */
const startingAt = (paths: readonly string[], first: number) =>
  [...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ path }))

/**
 * Requests these paths over and over, each connection beginning elsewhere, for some seconds after a
 * warm-up.
 * @throws Error if any response isn't 2xx
 */
export const load = async (
  origin: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<Speed> => {
  const folder = cachedPackage('autocannon', VERSION)
  const autocannon: Autocannon = createRequire(import.meta.url)(join(folder, 'autocannon.js'))
  const run = async (duration: number) => {
    let connection = 0
    const took_ms: number[] = []
    const setupClient = (client: Client) => {
      const first = Math.floor((connection * paths.length) / CONNECTIONS) % paths.length
      connection += 1
      client.setRequests(startingAt(paths, first))
    }
    const options = { url: origin, connections: CONNECTIONS, duration, headers, setupClient }
    const running = autocannon(options)
    running.on('response', (_client, _status, _bytes, ms) => took_ms.push(ms))
    const totals = await running
    const failed = totals.errors + totals.non2xx
    if (failed > 0) throw new Error(`${failed} of ${took_ms.length} requests to ${origin} failed.`)
    return { took_ms, seconds: totals.duration }
  }
  await run(WARM_S)
  const { took_ms, seconds } = await run(MEASURED_S)
  return {
    per_second: took_ms.length / seconds,
    p50_ms: percentile(took_ms, 50),
    p95_ms: percentile(took_ms, 95),
  }
}
