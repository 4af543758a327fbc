import { createHttpServer } from '../simulator-kit/http-server'
import { createTimers } from '../simulator-kit/timers'
import { createApp } from './app'
import { openBalance } from './balance'
import { passTime } from './clock'
import { createState } from './model'
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
  const server = createHttpServer(createApp(world), world.timers)
  return {
    ...server,
    world,
    /** Listens on the port, or on a free one if it is 0. Returns the base URL. */
    listen: async (port?: number, host?: string): Promise<string> => {
      const url = await server.listen(port, host)
      world.settings.publicUrl ||= url
      return url
    },
    passTime: (): void => passTime(world),
  }
}
