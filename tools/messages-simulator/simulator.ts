import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './app'
import { createTimers } from './timers'
import { createState, type Settings, type World } from './world'

export type SimulatorOptions = Partial<Settings> & {
  webhookUrl: string | null
  /** Returns epoch milliseconds; the real time by default. */
  now?: () => number
}

const DEFAULTS = {
  termii: { apiKey: 'TL_simulator', secretKey: 'tsk_simulator' },
  meta: {
    accessToken: 'meta_token_simulator',
    appSecret: 'meta_secret_simulator',
    phoneId: '100000000000001',
  },
  webhookRetryMs: [5_000, 60_000, 300_000],
  smsPrice: 4,
}

/** Creates simulated accounts at Termii and Meta. Nothing reaches a phone. */
export const createSimulator = ({ now = Date.now, ...options }: SimulatorOptions) => {
  const world: World = {
    settings: { ...DEFAULTS, ...options },
    state: createState(),
    timers: createTimers(),
    now: () => now() + world.state.clock_offset_ms,
  }
  const server = createServer(createApp(world))
  // As servers do that stand behind a load balancer: the client closes what is idle.
  server.keepAliveTimeout = 0

  return {
    world,
    /** Listens on the port, or on a free one if it is 0. Returns the address; `/termii` and `/meta` follow it. */
    listen: async (port = 0, host = '127.0.0.1'): Promise<string> => {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      })
      return `http://${host}:${(server.address() as AddressInfo).port}`
    },
    close: async (): Promise<void> => {
      world.timers.clear()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    /** Resolves when all reports and webhooks have gone as far as they do by themselves. */
    idle: (): Promise<void> => world.timers.idle(),
  }
}
