import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KEY, paidCharge, parse, type Started, startSimulator } from './support'

let paystack: Started
beforeAll(async () => {
  paystack = await startSimulator()
})
beforeEach(async () => {
  await paystack.control('/reset')
  await paystack.events()
})
afterAll(() => paystack.close())

const hmac = (body: string) => createHmac('sha512', KEY).update(body).digest('hex')
/** Whether each delivery has a valid signature of its bytes. */
const genuine = async () => {
  await paystack.simulator.idle()
  return paystack.received.map(({ body, signature }) => signature === hmac(body))
}
const messages = () => paystack.simulator.world.state.webhooks

describe('an event', () => {
  it('is signed over the bytes that are sent', async () => {
    await paidCharge(paystack)
    expect(await genuine()).toEqual([true])
  })

  it.each([
    [[500, 503], 3, 'delivered'],
    [[500, 500, 500, 500], 4, 'given_up'],
  ])('that gets %j is sent %i times and is %s', async (statuses, times, end) => {
    paystack.statuses.push(...statuses)
    await paidCharge(paystack)
    expect(await genuine()).toHaveLength(times)
    expect(new Set(paystack.received.map(({ body }) => body)).size).toBe(1)
    expect(messages()).toMatchObject([{ status: end }])
  })

  it('is not sent for a payment that fails', async () => {
    const reference = await paidCharge(paystack)
    await paystack.events()
    await paystack.control(`/charges/${reference}/decline`)
    expect(await paystack.events()).toEqual([])
  })
})

describe('the control of events', () => {
  it('sends copies, late, with a wrong signature', async () => {
    const policy = { copies: 3, delay_ms: 80, signature: 'wrong' }
    await paystack.control('/webhooks/policy', policy)
    const start = Date.now()
    await paidCharge(paystack)
    expect(await genuine()).toEqual([false, false, false])
    expect((paystack.received[0]?.at ?? 0) - start).toBeGreaterThanOrEqual(75)
  })

  it('holds events and releases them in reverse order', async () => {
    await paystack.control('/webhooks/policy', { is_holding: true })
    const reference = await paidCharge(paystack)
    await paystack.api('POST', '/refund', { transaction: reference, amount: 500 })
    expect(await paystack.events()).toEqual([])
    const { released } = await paystack.control('/webhooks/release', { order: 'reversed' })
    expect(released).toBe(4)
    expect((await paystack.events()).map(({ event }) => event)).toEqual([
      'refund.processed',
      'refund.processing',
      'refund.pending',
      'charge.success',
    ])
  })

  it.each([
    [{ copies: 20 }, true, {}],
    [{ signature: 'wrong' }, false, {}],
    [{ signature: 'missing' }, false, {}],
    [{ tampering: 'byte' }, false, { status: 'xuccess' }],
    [{ tampering: 'reserialised' }, false, {}],
    [{ tampering: 'amount' }, true, { amount: 100 }],
    [{ tampering: 'currency' }, true, { currency: 'USD' }],
    [{ tampering: 'reference' }, true, { reference: 'nobody-knows-this-reference' }],
  ])('sends an event again with %j, genuine: %s', async (how, isGenuine, changed) => {
    await paidCharge(paystack)
    const [sent] = await paystack.events()
    await paystack.control(`/webhooks/${messages().at(-1)?.id}/send`, how)
    expect(await genuine()).toEqual(Array('copies' in how ? 20 : 1).fill(isGenuine))
    const again = parse(paystack.received[0]?.body ?? '')
    expect(again).toEqual({ ...sent, data: { ...sent.data, ...changed } })
    expect((await paystack.control('/webhooks/999999/send')).http).toBe(400)
  })

  it('sends anything at all', async () => {
    await paystack.control('/events', { event: 'subscription.create', data: { id: 1 } })
    await paystack.control('/events', { raw: 'not json' })
    expect(await genuine()).toEqual([true, true])
    expect(paystack.received.map(({ body }) => body).sort()).toEqual([
      'not json',
      '{"event":"subscription.create","data":{"id":1}}',
    ])
  })
})
