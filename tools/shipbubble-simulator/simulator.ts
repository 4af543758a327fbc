import { createHttpServer } from '../simulator-kit/http-server'
import { createTimers } from '../simulator-kit/timers'
import { createApp } from './app'
import { createState, type Settings, type World } from './world'

export type SimulatorOptions = Partial<Settings> & {
  secretKey: string
  webhookUrl: string | null
  /** Returns epoch milliseconds; the real time by default. */
  now?: () => number
}

const FIVE_MINUTES_MS = 300_000

const DEFAULTS = {
  webhookRetryMs: [FIVE_MINUTES_MS, FIVE_MINUTES_MS, FIVE_MINUTES_MS, FIVE_MINUTES_MS],
  stepMs: null,
}

/** Creates a simulated Shipbubble: API, wallet and webhooks. No parcel moves. */
export const createSimulator = ({ now = Date.now, ...options }: SimulatorOptions) => {
  const world: World = {
    settings: { ...DEFAULTS, ...options },
    state: createState(),
    timers: createTimers(),
    now: () => now() + world.state.clock_offset_ms,
  }
  const server = createHttpServer(createApp(world), world.timers)
  return {
    ...server,
    world,
    /** Listens on the port, or on a free one if it is 0. Returns the base URL of the API. */
    listen: async (port?: number, host?: string): Promise<string> =>
      `${await server.listen(port, host)}/v1`,
  }
}
