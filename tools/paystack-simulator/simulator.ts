import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './app'
import { openBalance } from './balance'
import { passTime } from './clock'
import { createState } from './model'
import { createTimers } from './timers'
import { sendLater } from './webhooks'
import type { Settings, World } from './world'

export type SimulatorOptions = Partial<Settings> & {
  secretKey: string
  webhookUrl: string | null
  /** Returns epoch milliseconds; the real time by default. */
  now?: () => number
}

const DEFAULTS = {
  approvalUrl: null,
  publicUrl: '',
  callbackUrl: 'http://localhost:3000',
  merchantName: 'Test Merchant',
  stepMs: 20,
  isAutomatic: true,
  keepsReversedFee: false,
  confirmsTransfers: false,
  webhookRetryMs: [250, 1_000, 3_000, 10_000, 30_000],
}

const createWorld = (settings: Settings, now: () => number): World => {
  let last: Promise<void> = Promise.resolve()
  const world: World = {
    settings,
    state: createState(),
    timers: createTimers(),
    inOrder: (work) => {
      last = last.then(work, work)
      return last
    },
    now: () => now() + world.state.clock_offset_ms,
    emit: (event, data) => sendLater(world, event, data),
  }
  openBalance(world)
  return world
}

/** Creates a simulated Paystack: API, checkout page, webhooks. No money moves. */
export const createSimulator = ({ now = Date.now, ...options }: SimulatorOptions) => {
  const world = createWorld({ ...DEFAULTS, ...options }, now)
  const server = createServer(createApp(world))
  // As servers do that stand behind a load balancer: the client closes what is idle.
  server.keepAliveTimeout = 0

  return {
    world,
    /** Listens on the port, or on a free one if it is 0. Returns the base URL. */
    listen: async (port = 0, host = '127.0.0.1'): Promise<string> => {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      })
      const url = `http://${host}:${(server.address() as AddressInfo).port}`
      world.settings.publicUrl ||= url
      return url
    },
    close: async (): Promise<void> => {
      world.timers.clear()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    passTime: (): void => passTime(world),
    /**
     * Resolves when all refunds, transfers and webhooks have progressed as far as they do by
     * themselves.
     */
    idle: (): Promise<void> => world.timers.idle(),
  }
}
