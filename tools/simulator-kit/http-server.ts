import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Timers } from './timers'

/** A server that ends together with the work it has scheduled. */
export const createHttpServer = (app: RequestListener, timers: Timers) => {
  const server = createServer(app)
  // As servers do that stand behind a load balancer: the client closes what is idle.
  server.keepAliveTimeout = 0
  return {
    /** Listens on the port, or on a free one if it is 0. Returns the address. */
    listen: async (port = 0, host = '127.0.0.1'): Promise<string> => {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      })
      return `http://${host}:${(server.address() as AddressInfo).port}`
    },
    close: async (): Promise<void> => {
      timers.clear()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    /** Resolves when all that is scheduled has gone as far as it does by itself. */
    idle: (): Promise<void> => timers.idle(),
  }
}
