import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPaystack } from '../../../functions/src/providers/payments/paystack'
import { createSimulator, type SimulatorOptions } from '../simulator'

export const KEY = 'sk_test_oja_simulator'

type Received = { body: Buffer; signature: string | undefined; at: number }

/** A merchant's webhook that keeps what it gets and answers with the planned statuses, then 200. */
const createReceiver = async () => {
  const received: Received[] = []
  const statuses: number[] = []
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    const header = message.headers['x-paystack-signature']
    received.push({
      body: Buffer.concat(chunks),
      signature: typeof header === 'string' ? header : undefined,
      at: Date.now(),
    })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`
  return { received, statuses, url, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** A simulator, the adapter that talks to it, and a webhook that listens. */
export const openShop = async (options: Partial<SimulatorOptions> = {}) => {
  const receiver = await createReceiver()
  const simulator = createSimulator({
    secretKey: KEY,
    webhookUrl: receiver.url,
    stepMs: 1,
    webhookRetryMs: [5, 5, 5],
    ...options,
  })
  const baseUrl = await simulator.listen()
  const send = (method: string, path: string, body?: unknown, key = KEY) =>
    fetch(baseUrl + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    })
  return {
    simulator,
    baseUrl,
    received: receiver.received,
    statuses: receiver.statuses,
    paystack: createPaystack({ baseUrl, secretKey: KEY, timeoutMs: 2_000 }),
    send,
    control: async (path: string, body: unknown = {}) => {
      const response = await send('POST', `/__control${path}`, body)
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
    form: (path: string, fields: Record<string, string> = {}) =>
      fetch(baseUrl + path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
    close: async () => {
      await simulator.close()
      await receiver.close()
    },
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>

let count = 0
/** A reference that nobody used, legal for charges and transfers. */
export const newReference = (): string => {
  count += 1
  return `oja-x-${String(count).padStart(20, '0')}`
}

export const startCharge = (shop: Shop, reference: string, amount_minor = 1_500_000) =>
  shop.paystack.initializeTransaction({
    email: 'Amaka@Example.com',
    amount_minor,
    currency: 'NGN',
    reference,
    callback_url: 'http://127.0.0.1:5173/return?from=shop',
    metadata: { transaction_id: 'abc' },
  })

/** A charge that was paid with a card of the given kind. */
export const paidCharge = async (shop: Shop, amount_minor = 1_500_000, card = 'success') => {
  const reference = newReference()
  await startCharge(shop, reference, amount_minor)
  await shop.control(`/charges/${reference}/pay`, { card })
  return reference
}
