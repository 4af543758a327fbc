import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSimulator } from '../simulator'

const started: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of started.splice(0)) await stop()
})

const start = async () => {
  const received: { url: string | undefined; body: string }[] = []
  const statuses: number[] = []
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    received.push({ url: message.url, body: Buffer.concat(chunks).toString() })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  started.push(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo
  const simulator = createSimulator({
    webhookUrl: `http://127.0.0.1:${port}`,
    webhookRetryMs: [1, 1],
  })
  const base = await simulator.listen()
  started.push(simulator.close)
  const post = async (path: string, body: object, headers = {}) => {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      body: JSON.stringify(body),
    })
    return { http: response.status, ...((await response.json()) as Record<string, never>) }
  }
  const sms = (change: object = {}) =>
    post('/termii/api/sms/send', {
      api_key: 'TL_simulator',
      to: '2348031234567',
      from: 'Shop',
      sms: 'Your code is 1',
      type: 'plain',
      channel: 'dnd',
      ...change,
    })
  return { simulator, base, post, sms, received, statuses }
}

test('takes an SMS, charges for it and reports it twice', async () => {
  const { sms, simulator, received } = await start()
  expect(await sms()).toMatchObject({ http: 200, code: 'ok', balance: 9_996 })
  await simulator.idle()
  expect(received.map(({ body }) => JSON.parse(body).status)).toEqual(['Message Sent', 'Delivered'])
})

test('refuses a wrong key, a wrong form and an empty balance', async () => {
  const { sms, post } = await start()
  expect(await sms({ api_key: 'x' })).toMatchObject({ http: 401 })
  expect(await sms({ to: '0803' })).toMatchObject({ http: 422 })
  await post('/__control/balance', { balance: 1 })
  expect(await sms()).toMatchObject({ http: 400, message: 'Insufficient balance' })
})

test('repeats, reverses, holds, loses and charges twice as told', async () => {
  const { sms, post, simulator, received } = await start()
  await post('/__control/policy', { copies: 2, is_reversed: true, charges: 2, is_holding: true })
  expect(await sms()).toMatchObject({ balance: 9_992 })
  await simulator.idle()
  expect(received).toEqual([])
  expect(await post('/__control/webhooks/release', {})).toMatchObject({ released: 8 })
  await simulator.idle()
  expect(received).toHaveLength(8)
  await post('/__control/policy', { is_losing: true })
  await sms()
  await simulator.idle()
  expect(received).toHaveLength(8)
})

test('reports before it answers if told so', async () => {
  const { sms, post, received } = await start()
  await post('/__control/policy', { is_early: true })
  await sms()
  expect(received).toHaveLength(2)
})

test('sends a webhook again until it is taken', async () => {
  const { post, simulator, received, statuses } = await start()
  statuses.push(500, 503)
  await post('/__control/inbound', { from: '+2348031234567', text: 'hello' })
  await simulator.idle()
  expect(received.map(({ url }) => url)).toEqual(['/meta', '/meta', '/meta'])
})

test('fails a WhatsApp text outside of the 24 hours, after it was taken', async () => {
  const { post, simulator, received } = await start()
  const send = () =>
    post(
      '/meta/v23.0/100000000000001/messages',
      { messaging_product: 'whatsapp', to: '2348031234567', type: 'text', text: { body: 'hi' } },
      { authorization: 'Bearer meta_token_simulator' },
    )
  expect(await send()).toMatchObject({ http: 200 })
  await simulator.idle()
  expect(received.at(-1)?.body).toContain('"status":"failed"')
  await post('/__control/inbound', { from: '2348031234567', text: 'hello' })
  await send()
  await simulator.idle()
  expect(received.at(-1)?.body).toContain('"status":"delivered"')
})

test('shows people what went where, and nothing of a text as markup', async () => {
  const { sms, base } = await start()
  await sms({ sms: '<b>code</b> 123456' })
  const page = await (await fetch(base, { headers: { connection: 'close' } })).text()
  expect(page).toContain('&lt;b&gt;code&lt;/b&gt; 123456')
  const found = await fetch(`${base}/__control/messages?to=%2B2348031234567`, {
    headers: { connection: 'close' },
  })
  expect(await found.json()).toMatchObject({ messages: [{ to: '2348031234567' }] })
})
