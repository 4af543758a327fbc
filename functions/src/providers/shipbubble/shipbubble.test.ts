// The adapter against the simulator: how responses map to the port's types.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSimulator } from '../../../../tools/shipbubble-simulator/simulator'
import { DAY_MS, HOUR_MS } from '../../contract/time'
import { pickupDays } from '../../domain/delivery/pickup-day'
import { carrierProblemOf } from '../../ports/carrier-problem'
import type { CarrierQuoteRequest, Carriers } from '../../ports/carriers'
import { createShipbubble } from './shipbubble'

const apiKey = 'sb_sandbox_simulator'
/** A Monday, 10:00 in Lagos. */
const NOW = Date.UTC(2026, 10, 23, 9)
let offset_ms = 0
const clock = () => NOW + offset_ms
const simulator = createSimulator({ secretKey: apiKey, webhookUrl: null, now: clock })
let baseUrl: string
let carriers: Carriers
beforeAll(async () => {
  baseUrl = await simulator.listen()
  carriers = createShipbubble({ baseUrl, apiKey, timeoutMs: 2_000 }, clock)
})
afterAll(() => simulator.close())
afterEach(async () => {
  offset_ms = 0
  await control('/reset')
  // Codes of addresses are remembered, and the reset forgot them.
  carriers = createShipbubble({ baseUrl, apiKey, timeoutMs: 2_000 }, clock)
})

const control = async (path: string, body: object = {}): Promise<Record<string, unknown>> => {
  const headers = { 'content-type': 'application/json' }
  const url = baseUrl.replace(/v1$/, `__control${path}`)
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}
const problemOf = async (work: Promise<unknown>) =>
  carrierProblemOf(await work.catch((thrown: unknown) => thrown))

const party = (change: object = {}) => ({
  name: 'Ngozi Eze',
  email: 'ngozi@example.com',
  phone: '08031234567',
  street: '12 Adeola Odeku Street',
  city: 'Eti-Osa',
  state: 'Lagos',
  ...change,
})
const request = (change: Partial<CarrierQuoteRequest> = {}): CarrierQuoteRequest => ({
  from: party({ name: 'Itoku', street: '4 Itoku Road', city: 'Abeokuta South', state: 'Ogun' }),
  to: party(),
  items: [{ name: 'Adire wrapper', quantity: 2, price_minor: 1_250_000, weight_grams: 600 }],
  pickup_day: '2026-11-23',
  reference: 'OJA-20261123-AAAAAA',
  ...change,
})
const booked = async (reference = 'OJA-20261123-AAAAAA') => {
  const { token, rates } = await carriers.quote(request({ reference }))
  const [rate] = rates
  if (!rate) throw new Error('no rates')
  return carriers.book({ token, courier_id: rate.courier_id, service_code: rate.service_code })
}

describe('a quote', () => {
  it('has each courier with its price in kobo, the cheapest first, and lives 7 days', async () => {
    const { rates, token, expires_at } = await carriers.quote(request())
    // 1.2 kg between states: (1,800 + 2 × 450 + 1,900) and (1,500 + 2 × 520 + 2,600), with 7.5 % VAT.
    expect(rates).toEqual([
      {
        courier_id: 'gigl',
        service_code: 'gigl',
        courier_name: 'GIG Logistics',
        fee_minor: 494_500,
        days_min: 2,
        days_max: 4,
      },
      {
        courier_id: 'fez',
        service_code: 'fez_standard',
        courier_name: 'Fez Delivery',
        fee_minor: 552_550,
        days_min: 3,
        days_max: 6,
      },
    ])
    expect([token.length, expires_at]).toEqual([64, NOW + 7 * DAY_MS])
  })

  it('within a state has the courier of the same day too', async () => {
    const { rates } = await carriers.quote(request({ from: party({ street: '1 Broad Street' }) }))
    const kwik = rates.find(({ courier_id }) => courier_id === 'kwik')
    expect(kwik).toMatchObject({ days_min: 0, days_max: 0 })
  })

  it('takes every day that a pickup can have, and no other', async () => {
    for (const hour of [8, 20]) {
      offset_ms = hour * HOUR_MS - 9 * HOUR_MS
      const days = pickupDays(clock())
      for (const pickup_day of days) await carriers.quote(request({ pickup_day }))
      const late = carriers.quote(request({ pickup_day: '2026-11-27' }))
      expect(await problemOf(late)).toMatchObject({ is_conclusive: true, http_status: 400 })
    }
  })

  it('is refused for an address that the carrier can’t find, and for parcels that nobody takes', async () => {
    const refused = { is_conclusive: true, http_status: 400 }
    const nowhere = request({ to: party({ street: '1 Nowhere Street' }) })
    expect(await problemOf(carriers.quote(nowhere))).toMatchObject(refused)
    const heavy = { name: 'Anvil', quantity: 1, price_minor: 1, weight_grams: 900_000 }
    expect(await problemOf(carriers.quote(request({ items: [heavy] })))).toMatchObject(refused)
  })

  it('asks for the code of an address once', async () => {
    await carriers.quote(request())
    await carriers.quote(request())
    expect(simulator.world.state.addresses.size).toBe(2)
  })
})

describe('a booking', () => {
  it('is paid from the wallet, with tracking and a label', async () => {
    const before = await carriers.walletBalance()
    const shipment = await booked()
    expect(shipment).toMatchObject({
      status: 'pending',
      courier_name: 'GIG Logistics',
      fee_minor: 494_500,
      contents: ['OJA-20261123-AAAAAA'],
    })
    expect(shipment.tracking_url).toMatch(/^https:/)
    expect(shipment.label_url).toMatch(/label\.pdf$/)
    expect(await carriers.walletBalance()).toBe(before - 494_500)
  })

  it('whose response was lost is found by its reference, and isn’t paid twice', async () => {
    const { token, rates } = await carriers.quote(request())
    const booking = { token, courier_id: 'gigl', service_code: rates[0]?.service_code ?? '' }
    await control('/failures', { mode: 'lose-answer', path: '/shipping/labels', method: 'POST' })
    expect((await problemOf(carriers.book(booking)))?.is_conclusive).toBe(false)
    expect(await problemOf(carriers.book(booking))).toMatchObject({ is_conclusive: true })
    expect(await carriers.findBooking('OJA-20261123-AAAAAA')).toMatchObject({ status: 'pending' })
    expect(await carriers.findBooking('OJA-20261123-BBBBBB')).toBeNull()
    expect(simulator.world.state.shipments.size).toBe(1)
  })

  it('is refused without money in the wallet, and with a token of last week', async () => {
    const { token } = await carriers.quote(request())
    const booking = { token, courier_id: 'gigl', service_code: 'gigl' }
    await control('/wallet', { balance: 4_944.99 })
    expect(await problemOf(carriers.book(booking))).toMatchObject({ is_conclusive: true })
    await control('/wallet', { balance: 4_945 })
    offset_ms = 7 * DAY_MS + 1
    expect(await problemOf(carriers.book(booking))).toMatchObject({ is_conclusive: true })
    expect(await carriers.walletBalance()).toBe(494_500)
  })

  it('is cancelled with its fee until it is picked up', async () => {
    const [early, late] = [await booked('A'), await booked('B')]
    const before = await carriers.walletBalance()
    await carriers.cancel(early.shipment_id)
    expect(await carriers.walletBalance()).toBe(before + early.fee_minor)
    await control(`/shipments/${late.shipment_id}`, { status: 'picked_up' })
    expect(await problemOf(carriers.cancel(late.shipment_id))).toMatchObject({ http_status: 400 })
  })
})

describe('tracking', () => {
  it('tells the status of each, leaves out what the carrier doesn’t know, and later charges', async () => {
    const [one, other] = [await booked('A'), await booked('B')]
    await control(`/shipments/${one.shipment_id}`, { status: 'in_transit' })
    await control(`/shipments/${one.shipment_id}/charge`, { amount: 1_250.5 })
    const ids = [other.shipment_id, 'SB-UNKNOWN', one.shipment_id]
    const known = await carriers.track(ids)
    expect(known.map(({ status, fee_minor }) => [status, fee_minor])).toEqual([
      ['pending', 494_500],
      ['in_transit', 619_550],
    ])
    expect(await carriers.track([])).toEqual([])
    await control(`/shipments/${one.shipment_id}/lose`)
    expect(await carriers.track([one.shipment_id])).toEqual([])
  })
})

describe('the proof of delivery (case 26)', () => {
  it('says when a parcel was handed over, and what the courier wrote last', async () => {
    const { shipment_id } = await booked('A')
    await control(`/shipments/${shipment_id}`, { status: 'in_transit' })
    await control(`/shipments/${shipment_id}/write`, { location: 'Ojota', message: 'On a bike' })
    expect(await carriers.proofOfDelivery(shipment_id)).toMatchObject({
      status: 'in_transit',
      delivered_at: null,
      place: 'Ojota',
    })
    offset_ms = HOUR_MS
    await control(`/shipments/${shipment_id}/write`, { location: 'Eti-Osa', message: 'To N. Eze' })
    await control(`/shipments/${shipment_id}`, { status: 'completed' })
    expect(await carriers.proofOfDelivery(shipment_id)).toEqual({
      status: 'completed',
      delivered_at: clock(),
      place: 'Eti-Osa',
      message: 'To N. Eze',
      tracking_url: expect.stringMatching(/^https:/),
    })
    expect(await carriers.proofOfDelivery('SB-UNKNOWN')).toBeNull()
  })
})

describe('an outage', () => {
  it.each(['error', 'drop', 'garbage', 'hang'])('of the kind %s books nothing', async (mode) => {
    const impatient = createShipbubble({ baseUrl, apiKey, timeoutMs: 300 }, clock)
    const { token } = await carriers.quote(request())
    await control('/failures', { mode, path: '/shipping/labels', method: 'POST' })
    const booking = { token, courier_id: 'gigl', service_code: 'gigl' }
    expect((await problemOf(impatient.book(booking)))?.is_conclusive).toBe(false)
    expect(simulator.world.state.shipments.size).toBe(0)
  })

  it('of nonsense is an outage, not a price', async () => {
    await control('/failures', { mode: 'nonsense', path: '/shipping', times: 20 })
    expect((await problemOf(carriers.quote(request())))?.is_conclusive).toBe(false)
    expect((await problemOf(carriers.walletBalance()))?.message).toMatch(/unknown form/)
  })

  it('leaves out the couriers whose price or time is nonsense', async () => {
    await carriers.quote(request())
    await control('/failures', { mode: 'nonsense', path: '/shipping/fetch_rates' })
    expect((await carriers.quote(request())).rates).toEqual([])
  })

  it('with a wrong key, or where nobody listens, has done nothing for certain', async () => {
    const stranger = createShipbubble({ baseUrl, apiKey: 'sb_sandbox_other' }, clock)
    expect(await problemOf(stranger.walletBalance())).toMatchObject({ is_conclusive: true })
    const server = createServer().listen(0)
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const nobody = createShipbubble({ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey }, clock)
    expect(await problemOf(nobody.walletBalance())).toMatchObject({ is_conclusive: true })
  })
})

describe('a webhook', () => {
  const sent = async () => {
    const shipment = await booked()
    const [webhook] = simulator.world.state.webhooks
    if (!webhook) throw new Error('no webhook')
    const { createHmac } = await import('node:crypto')
    const sign = (text: string, key = apiKey) =>
      createHmac('sha512', key).update(text).digest('hex')
    return { shipment, body: webhook.body, sign }
  }

  it('names its shipment, and no more', async () => {
    const { shipment, body, sign } = await sent()
    expect(carriers.verifyWebhook(Buffer.from(body), sign(body))).toBe(shipment.shipment_id)
  })

  it('is nothing without the signature of exactly these bytes', async () => {
    const { body, sign } = await sent()
    const given: [string, string | undefined][] = [
      [body, undefined],
      [body, ''],
      [body, 'x'.repeat(128)],
      [body, sign(body, 'sb_sandbox_other')],
      [body.replace('pending', 'completed'), sign(body)],
      [`${body} `, sign(body)],
      ['not json', sign('not json')],
      ['{}', sign('{}')],
      ['null', sign('null')],
      ...['a\\ud800b', 'a\\u0000', 'a b', ''].map((id): [string, string] => {
        const text = `{"order_id":"${id}"}`
        return [text, sign(text)]
      }),
    ]
    for (const [text, signature] of given) {
      expect(carriers.verifyWebhook(Buffer.from(text), signature)).toBeNull()
    }
  })
})
