import { createHttpServer } from '../simulator-kit/http-server'
import { createTimers } from '../simulator-kit/timers'
import { createApp } from './app'
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
  /** `/termii` and `/meta` follow the address that it listens at. */
  return { ...createHttpServer(createApp(world), world.timers), world }
}
