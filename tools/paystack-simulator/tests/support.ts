import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSimulator, type SimulatorOptions } from '../simulator'

export const KEY = 'sk_test_simulator'

/** Parses JSON with ids above 2^53 as strings. */
export const parse = (text: string) => JSON.parse(text.replace(/:( ?)(\d{16,})/g, ':$1"$2"'))

type Received = { body: string; signature: string | undefined; at: number }

/** A merchant's webhook endpoint; it responds with the planned statuses, then with 200. */
const startReceiver = async () => {
  const received: Received[] = []
  const statuses: number[] = []
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    const signature = message.headers['x-paystack-signature'] as string | undefined
    received.push({ body: Buffer.concat(chunks).toString(), signature, at: Date.now() })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`
  return { received, statuses, url, close: () => new Promise((resolve) => server.close(resolve)) }
}

export const startSimulator = async (options: Partial<SimulatorOptions> = {}) => {
  const receiver = await startReceiver()
  const simulator = createSimulator({
    secretKey: KEY,
    webhookUrl: receiver.url,
    stepMs: 1,
    webhookRetryMs: [5, 5, 5],
    ...options,
  })
  const url = await simulator.listen()
  const api = async (method: string, path: string, body?: unknown, key = KEY) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const envelope = parse(await response.text())
    return { http: response.status, ...envelope }
  }
  return {
    simulator,
    url,
    api,
    received: receiver.received,
    statuses: receiver.statuses,
    get: async (path: string) => (await api('GET', path)).data,
    control: (path: string, body: object = {}) => api('POST', `/__control${path}`, body),
    form: (path: string, fields: Record<string, string> = {}) =>
      fetch(url + path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
    balance: async (): Promise<number> => (await api('GET', '/balance')).data[0].balance,
    /** Returns and clears the received webhooks, once nothing is pending. */
    events: async () => {
      await simulator.idle()
      return receiver.received.splice(0).map(({ body }) => parse(body))
    },
    close: async () => {
      await simulator.close()
      await receiver.close()
    },
  }
}
export type Started = Awaited<ReturnType<typeof startSimulator>>

let count = 0
/** A new reference, valid for transactions and transfers. */
export const newReference = (): string => {
  count += 1
  return `ref-${String(count).padStart(20, '0')}`
}

export const initialize = async ({ api }: Started, changes: object = {}) => {
  const reference = newReference()
  const body = { email: 'Ada@Example.com', amount: '1500000', reference, ...changes }
  return { reference, ...(await api('POST', '/transaction/initialize', body)) }
}

/** A transaction paid with the given kind of card. */
export const paidCharge = async (started: Started, amount = 1_500_000, card = 'success') => {
  const { reference } = await initialize(started, { amount })
  await started.control(`/charges/${reference}/pay`, { card })
  return reference
}
