import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createSimulator, type SimulatorOptions } from '../simulator'

const KEY = 'sb_sandbox_simulator'
/** 10:00 in Lagos. */
const NOW = Date.UTC(2026, 10, 23, 9)

const started: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of started.splice(0)) await stop()
})

/** A receiver that responds with the planned statuses, then with 200. */
const startReceiver = async () => {
  const received: { body: string; signature: unknown }[] = []
  const statuses: number[] = []
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    received.push({ body, signature: message.headers['x-ship-signature'] })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  started.push(() => new Promise((resolve) => server.close(resolve)))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { received, statuses, url }
}

const start = async (options: Partial<SimulatorOptions> = {}) => {
  const receiver = await startReceiver()
  const simulator = createSimulator({
    secretKey: KEY,
    webhookUrl: receiver.url,
    webhookRetryMs: [1, 1, 1, 1],
    now: () => NOW,
    ...options,
  })
  const base = await simulator.listen()
  started.push(simulator.close)
  const send = async (url: string, method: string, body?: object, key = KEY) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const response = await fetch(url, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return { http: response.status, ...((await response.json()) as Record<string, never>) }
  }
  return {
    ...receiver,
    simulator,
    base,
    api: (method: string, path: string, body?: object, key?: string): Promise<never> =>
      send(`${base}/shipping${path}`, method, body, key) as Promise<never>,
    control: (path: string, body: object = {}): Promise<never> =>
      send(base.replace(/v1$/, `__control${path}`), 'POST', body) as Promise<never>,
  }
}
type Started = Awaited<ReturnType<typeof start>>
type Answer<T> = { http: number; status: string; data: T; message: string }

const addressOf = async ({ api }: Started, address: string): Promise<number> => {
  const body = { name: 'Ngozi Eze', email: 'n@example.com', phone: '08031234567', address }
  const made: Answer<{ address_code: number }> = await api('POST', '/address/validate', body)
  return made.data.address_code
}

const ratesOf = async (world: Started, change: object = {}) => {
  const body = {
    sender_address_code: await addressOf(world, '4 Itoku Road, Abeokuta South, Ogun, Nigeria'),
    reciever_address_code: await addressOf(world, '12 Odeku Street, Eti-Osa, Lagos, Nigeria'),
    pickup_date: '2026-11-23',
    category_id: 20_754_594,
    package_items: [
      { name: 'Cloth', description: 'A', unit_weight: 1, unit_amount: 9_000, quantity: 1 },
    ],
    package_dimension: { length: 10, width: 10, height: 10 },
    ...change,
  }
  return (await world.api('POST', '/fetch_rates', body)) as Answer<{
    request_token: string
    couriers: { courier_id: string; service_code: string; total: number; pickup_eta: string }[]
    cheapest_courier: { courier_id: string }
  }>
}

const book = async (world: Started) => {
  const { data } = await ratesOf(world)
  const label = { request_token: data.request_token, service_code: 'gigl', courier_id: 'gigl' }
  const made: Answer<{ order_id: string; payment: { shipping_fee: number } }> = await world.api(
    'POST',
    '/labels',
    label,
  )
  return { ...made, label }
}

describe('the Shipbubble simulator', () => {
  test('leaves it to its clients to close an idle connection', async () => {
    const { base } = await start()
    const response = await fetch(base.replace(/v1$/, '__control/state'))
    expect([response.status, response.headers.get('keep-alive')]).toEqual([200, null])
  })

  test('answers nobody without the key, and validates what it is sent', async () => {
    const world = await start()
    const stranger: Answer<never> = await world.api('GET', '/wallet/balance', undefined, 'other')
    expect([stranger.http, stranger.status]).toEqual([401, 'failed'])
    const lost: Answer<never> = await world.api('POST', '/address/validate', {
      name: 'Ngozi Eze',
      email: 'n@example.com',
      phone: '08031234567',
      address: '1 Nowhere, Eti-Osa, Lagos',
    })
    expect([lost.http, lost.status]).toEqual([400, 'failed'])
    for (const change of [
      { pickup_date: '2026-11-22' },
      { pickup_date: '2026-11-27' },
      { category_id: 1 },
      { package_items: [] },
    ]) {
      expect((await ratesOf(world, change)).http).toBe(400)
    }
  })

  test('gives the same address the same code', async () => {
    const world = await start()
    const codes = [await addressOf(world, 'A, B, Lagos'), await addressOf(world, 'A, B, Lagos')]
    expect(codes[0]).toBe(codes[1])
    expect(await addressOf(world, 'C, B, Lagos')).not.toBe(codes[0])
  })

  test('sends couriers tomorrow from 18:00 on', async () => {
    const world = await start()
    expect((await ratesOf(world)).data.couriers[0]?.pickup_eta).toBe('Pickup on 2026-11-23')
    await world.control('/clock', { at: Date.UTC(2026, 10, 23, 17) })
    expect((await ratesOf(world)).data.couriers[0]?.pickup_eta).toBe('Pickup on 2026-11-24')
  })

  test('makes one label of a token, paid from the wallet', async () => {
    const world = await start()
    const { data, label } = await book(world)
    expect(data.payment.shipping_fee).toBe(4_461.25)
    expect(world.simulator.world.state.wallet).toBe(1_000_000 - 4_461.25)
    const again: Answer<never> = await world.api('POST', '/labels', label)
    expect([again.http, world.simulator.world.state.shipments.size]).toEqual([400, 1])
  })

  test('runs out of wallet', async () => {
    const world = await start()
    await world.control('/wallet', { balance: 100 })
    expect((await book(world)).http).toBe(400)
    expect(world.simulator.world.state.shipments.size).toBe(0)
  })

  test('signs each event, and sends one that nobody takes five times', async () => {
    const world = await start()
    world.statuses.push(500, 500, 201, 500, 500, 500)
    const { data } = await book(world)
    await world.simulator.idle()
    expect(world.received).toHaveLength(5)
    for (const { body, signature } of world.received) {
      expect(signature).toBe(createHmac('sha512', KEY).update(body).digest('hex'))
      expect(JSON.parse(body)).toMatchObject({
        event: 'shipment.label.created',
        order_id: data.order_id,
      })
    }
    expect(world.simulator.world.state.webhooks[0]?.status).toBe('given_up')
  })

  test('loses, repeats, holds back and turns around events, and lies in them', async () => {
    const world = await start()
    const { data } = await book(world)
    await world.simulator.idle()
    const statuses = async () => {
      await world.simulator.idle()
      return world.received.splice(0).map(({ body }) => JSON.parse(body).status)
    }
    await statuses()
    const set = (status: string) => world.control(`/shipments/${data.order_id}`, { status })
    await world.control('/webhooks/policy', { is_losing: true })
    await set('confirmed')
    expect(await statuses()).toEqual([])
    await world.control('/webhooks/policy', { is_losing: false, copies: 3 })
    await set('picked_up')
    expect(await statuses()).toEqual(['picked_up', 'picked_up', 'picked_up'])
    await world.control('/webhooks/policy', { copies: 1, is_holding: true })
    await set('in_transit')
    await set('completed')
    expect(await statuses()).toEqual([])
    await world.control('/webhooks/release', { order: 'reversed' })
    expect((await statuses()).toSorted()).toEqual(['completed', 'in_transit'])
    await world.control(`/shipments/${data.order_id}/lie`, { status: 'cancelled' })
    expect(await statuses()).toEqual(['cancelled'])
    expect(world.simulator.world.state.shipments.get(data.order_id)?.status).toBe('completed')
  })

  test('charges more later, and gives the fee back for what is cancelled in time', async () => {
    const world = await start()
    const [one, other] = [await book(world), await book(world)]
    await world.control(`/shipments/${one.data.order_id}/charge`, { amount: 500 })
    const path = `/labels/list/${one.data.order_id},${other.data.order_id}`
    const listed: Answer<{ results: { payment: { shipping_fee: number } }[] }> = await world.api(
      'GET',
      path,
    )
    expect(listed.data.results.map(({ payment }) => payment.shipping_fee)).toEqual([
      4_961.25, 4_461.25,
    ])
    await world.control(`/shipments/${one.data.order_id}/charge`, { amount: -500 })
    expect(world.simulator.world.state.shipments.get(one.data.order_id)?.fee).toBe(4_461.25)
    const before = world.simulator.world.state.wallet
    await world.api('POST', `/labels/cancel/${other.data.order_id}`)
    expect(world.simulator.world.state.wallet).toBe(before + 4_461.25)
    await world.control(`/shipments/${one.data.order_id}`, { status: 'picked_up' })
    const late: Answer<never> = await world.api('POST', `/labels/cancel/${one.data.order_id}`)
    expect(late.http).toBe(400)
  })

  test('moves shipments on by itself where it is told to', async () => {
    const world = await start({ stepMs: 1 })
    const { data } = await book(world)
    await world.simulator.idle()
    const shipment = world.simulator.world.state.shipments.get(data.order_id)
    expect(shipment?.history.map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'picked_up',
      'in_transit',
      'completed',
    ])
  })

  test('refuses control that is not possible, with the reason', async () => {
    const world = await start()
    for (const [path, body] of [
      ['/shipments/SB-NONE', { status: 'completed' }],
      ['/webhooks/99/send', {}],
      ['/failures', { mode: 'fire' }],
    ] as const) {
      expect(((await world.control(path, body)) as Answer<never>).http).toBe(400)
    }
  })
})
