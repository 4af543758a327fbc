import type { AddressInfo } from 'node:net'
import { openBalance } from './balance'
import { createWorld } from './create-world'
import { createSimulatorServer } from './server'
import { passTime } from './time'
import type { Settings } from './world'

export type SimulatorOptions = Partial<Settings> & {
  secretKey: string
  webhookUrl: string | null
  /** Epoch milliseconds. */
  now?: () => number
}

const DEFAULTS = {
  approvalUrl: null,
  publicUrl: '',
  appUrl: 'http://127.0.0.1:5173',
  merchantName: 'Oja',
  openingBalanceMinor: 100_000_000,
  stepMs: 20,
  isAutomatic: true,
  keepsReversedFee: false,
  webhookRetryMs: [250, 1_000, 3_000, 10_000, 30_000],
  webhookTimeoutMs: 10_000,
}

/** A Paystack of one's own: the wire protocol, a checkout page, events. No money moves. */
export const createSimulator = ({ now = Date.now, ...options }: SimulatorOptions) => {
  const world = createWorld({ ...DEFAULTS, ...options }, now)
  openBalance(world)
  const server = createSimulatorServer(world)

  return {
    world,
    /** Port 0 takes a free one. Gives the address to talk to. */
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
    /** Resolves when every refund, transfer and event has gone as far as it goes by itself. */
    settled: (): Promise<void> => world.timers.idle(),
  }
}
