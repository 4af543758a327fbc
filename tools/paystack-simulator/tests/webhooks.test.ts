import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { positiveMinorSchema } from '../../../functions/src/contract/amount'
import { eventKey, parseEvent } from '../../../functions/src/providers/payments/parse-event'
import { openShop, paidCharge, type Shop } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.control('/reset')
  shop.received.length = 0
  shop.statuses.length = 0
})
afterAll(() => shop.close())

const accepted = () =>
  shop.received.map(({ body, signature }) => shop.paystack.isSignedByProvider(body, signature))
const events = () => shop.received.map(({ body }) => parseEvent(body))
const lastId = () => shop.simulator.world.state.webhooks.at(-1)?.id

describe('an event', () => {
  it('is signed over the very bytes that are sent', async () => {
    const reference = await paidCharge(shop)
    await shop.simulator.settled()
    expect(accepted()).toEqual([true])
    const charge = await shop.paystack.verifyTransaction(reference)
    expect(events()).toEqual([
      {
        type: 'charge_succeeded',
        reference,
        amount_minor: 1_500_000,
        requested_amount_minor: 1_500_000,
        currency: 'NGN',
        provider_id: charge?.provider_id,
        domain: 'test',
      },
    ])
  })

  it('is sent again until it is answered with 2xx', async () => {
    shop.statuses.push(500, 503)
    await paidCharge(shop)
    await shop.simulator.settled()
    expect(accepted()).toEqual([true, true, true])
    expect(new Set(events().map(eventKey)).size).toBe(1)
    expect(shop.simulator.world.state.webhooks[0]).toMatchObject({ status: 'delivered' })
  })

  it('is given up after the last try', async () => {
    shop.statuses.push(500, 500, 500, 500, 500)
    await paidCharge(shop)
    await shop.simulator.settled()
    expect(shop.received).toHaveLength(4)
    expect(shop.simulator.world.state.webhooks[0]).toMatchObject({ status: 'given_up' })
  })

  it('is not sent for a payment that failed', async () => {
    const reference = await paidCharge(shop)
    await shop.simulator.settled()
    shop.received.length = 0
    await shop.control(`/charges/${reference}/decline`)
    await shop.simulator.settled()
    expect(shop.received).toEqual([])
  })
})

describe('events by control', () => {
  it('come as often as the policy says', async () => {
    await shop.control('/webhooks/policy', { copies: 3 })
    await paidCharge(shop)
    await shop.simulator.settled()
    expect(accepted()).toEqual([true, true, true])
  })

  it('are held, and come in reverse order when released so', async () => {
    await shop.control('/webhooks/policy', { is_holding: true })
    const reference = await paidCharge(shop)
    await shop.paystack.createRefund({
      reference,
      amount_minor: positiveMinorSchema.parse(500),
      currency: 'NGN',
      key: 'k',
    })
    await shop.simulator.settled()
    expect(shop.received).toEqual([])
    const { body } = await shop.control('/webhooks/release', { order: 'reversed' })
    expect(body.released).toBe(4)
    await shop.simulator.settled()
    expect(events().map((event) => ('state' in event ? event.state : event.type))).toEqual([
      'processed',
      'processing',
      'pending',
      'charge_succeeded',
    ])
  })

  it('come late when the policy says so', async () => {
    await shop.control('/webhooks/policy', { delay_ms: 80 })
    const start = Date.now()
    await paidCharge(shop)
    await shop.simulator.settled()
    expect((shop.received[0]?.at ?? 0) - start).toBeGreaterThanOrEqual(75)
  })

  it.each([
    [{ signature: 'wrong' }, false],
    [{ signature: 'missing' }, false],
    [{ tampering: 'byte' }, false],
    [{ tampering: 'reserialised' }, false],
    [{ tampering: 'amount' }, true],
    [{ copies: 20 }, true],
  ])('sent again with %j are believed: %j', async (how, isBelieved) => {
    await paidCharge(shop)
    await shop.simulator.settled()
    shop.received.length = 0
    await shop.control(`/webhooks/${lastId()}/send`, how)
    await shop.simulator.settled()
    expect(shop.received).toHaveLength('copies' in how ? 20 : 1)
    expect(new Set(accepted())).toEqual(new Set([isBelieved]))
  })

  it.each([
    ['amount', { amount_minor: 100 }],
    ['currency', { currency: 'USD' }],
    ['reference', { reference: 'nobody-knows-this-reference' }],
  ])('carry another %s when told so', async (tampering, expected) => {
    await paidCharge(shop)
    await shop.simulator.settled()
    await shop.control(`/webhooks/${lastId()}/send`, { tampering })
    await shop.simulator.settled()
    expect(events().at(-1)).toMatchObject(expected)
  })

  it('may be anything at all', async () => {
    await shop.control('/events', { event: 'subscription.create', data: { id: 1 } })
    await shop.control('/events', { raw: 'not json' })
    await shop.simulator.settled()
    expect(accepted()).toEqual([true, true])
    expect(events().map((event) => event.type)).toEqual(['unknown', 'unknown'])
  })

  it('are refused for an event that was never sent', async () => {
    expect((await shop.control('/webhooks/999999/send')).status).toBe(400)
  })
})
