import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { initialize, newReference, paidCharge, type Started, startSimulator } from './support'

let paystack: Started
beforeAll(async () => {
  paystack = await startSimulator()
})
afterEach(() => paystack.control('/failures', { mode: 'none' }))
afterAll(() => paystack.close())

it('leaves it to its clients to close an idle connection', async () => {
  const response = await fetch(`${paystack.url}/__control/state`)
  expect([response.status, response.headers.get('keep-alive')]).toEqual([200, null])
})

describe('the control', () => {
  it('records charges, refunds and transfers of the past, once and without events', async () => {
    await paystack.control('/reset')
    await paystack.events()
    const [whole, part, payout] = [newReference(), newReference(), newReference()]
    const past = { email: 'a@example.com', amount: 700_000, paid_at: Date.UTC(2026, 0, 5) }
    const charges = [
      { ...past, reference: whole, refunds: [{ amount: 700_000, key: 'k1' }] },
      {
        ...past,
        reference: part,
        refunds: [
          { amount: 1, key: 'k2' },
          { amount: 2, key: 'k3' },
        ],
      },
    ]
    const { ids } = await paystack.control('/charges', { charges })
    expect((await paystack.control('/charges', charges[0])).ids).toEqual([ids[0]])
    const account = { bank_code: '058', account_number: '1234567890', name: 'Ada' }
    const transfer = { ...account, reference: payout, amount: 50_000 }
    await paystack.control('/transfers', { transfers: [transfer, transfer] })
    expect(await paystack.events()).toEqual([])
    expect(await paystack.get(`/transaction/${ids[0]}`)).toMatchObject({
      status: 'reversed',
      paid_at: '2026-01-05T00:00:00.000Z',
    })
    expect(await paystack.get(`/refund?transaction=${part}`)).toMatchObject([
      { status: 'processed', merchant_note: 'k3', amount: '2' },
      { status: 'processed', merchant_note: 'k2', amount: '1' },
    ])
    expect((await paystack.get(`/transfer/verify/${payout}`)).status).toBe('success')
    const fees = 2 * 20_500
    expect(await paystack.balance()).toBe(100_000_000 - fees + 700_000 - 3 - 51_000)
  })

  it.each([
    ['/charges', { reference: 'x' }],
    ['/transfers', { reference: 'x', amount: 50_000 }],
    ['/accounts', { bank_code: '058', account_number: '12', account_name: 'A' }],
    ['/accounts', { bank_code: '058' }],
    ['/charges/nobody/pay', {}],
    ['/charges/nobody/dispute', {}],
    ['/refunds/1', { status: 'processed' }],
    ['/transfers/nobody', { status: 'success' }],
    ['/disputes/1', { action: 'win' }],
    ['/balance', { difference: 'much' }],
    ['/failures', { mode: 'earthquake' }],
    ['/clock', { advance_ms: 'a day' }],
  ])('refuses %s with %j', async (path, body) => {
    expect(await paystack.control(path, body)).toMatchObject({ http: 400, code: 'not_possible' })
  })

  it('moves a refund step by step when nothing moves by itself', async () => {
    await paystack.control('/settings', { is_automatic: false })
    const transaction = await paidCharge(paystack)
    const { id } = (await paystack.api('POST', '/refund', { transaction, amount: 500 })).data
    await paystack.events()
    expect((await paystack.get(`/refund/${id}`)).status).toBe('pending')
    await paystack.control(`/refunds/${id}`, { status: 'processed' })
    await paystack.control(`/refunds/${id}`, { status: 'failed' })
    expect((await paystack.get(`/refund/${id}`)).status).toBe('processed')
    await paystack.control('/settings', { is_automatic: true })
  })

  it('moves the clock, and forgets everything but the float', async () => {
    const at = Date.UTC(2030, 0, 1)
    expect((await paystack.control('/clock', { at })).now).toBeGreaterThanOrEqual(at)
    const reference = await paidCharge(paystack)
    const charge = await paystack.get(`/transaction/verify/${reference}`)
    expect(charge.paid_at).toMatch(/^2030-01-01T00:00/)
    await paystack.control('/reset')
    expect(await paystack.balance()).toBe(100_000_000)
    const state = await paystack.api('GET', '/__control/state')
    expect(state).toMatchObject({ charges: [], refunds: [], transfers: [], disputes: [] })
    expect(Math.abs(state.now - Date.now())).toBeLessThan(5_000)
    expect((await paystack.api('GET', '/health')).status).toBe('ok')
    expect((await paystack.control('/nothing')).http).toBe(404)
  })
})

describe('a planned failure', () => {
  it.each([
    ['error', 500],
    ['garbage', 502],
    ['drop', 'fetch failed'],
  ])('%s does no work and then passes', async (mode, outcome) => {
    await paystack.control('/failures', { mode, path: '/transaction' })
    const reference = newReference()
    const request = { method: 'POST', headers: { authorization: 'Bearer sk_test_simulator' } }
    const response = await fetch(`${paystack.url}/transaction/initialize`, request).catch(
      (error: Error) => error.message,
    )
    expect(typeof response === 'string' ? response : response.status).toBe(outcome)
    expect((await initialize(paystack, { reference })).http).toBe(200)
  })

  it('lose-answer does the work and breaks the connection', async () => {
    await paystack.control('/failures', { mode: 'lose-answer', method: 'POST' })
    const reference = newReference()
    await expect(initialize(paystack, { reference })).rejects.toThrow('fetch failed')
    expect((await paystack.get(`/transaction/verify/${reference}`)).status).toBe('abandoned')
  })

  it.each(['hang', 'slow'])('%s keeps the client waiting', async (mode) => {
    await paystack.control('/failures', { mode, delay_ms: 400 })
    const request = { signal: AbortSignal.timeout(60) }
    await expect(fetch(`${paystack.url}/balance`, request)).rejects.toThrow('timeout')
  })

  it('meets only its path and method, as often as it is planned', async () => {
    await paystack.control('/failures', { mode: 'error', path: '/bank', method: 'GET', times: 2 })
    const get = async (path: string) => (await paystack.api('GET', path)).http
    expect(await get('/balance')).toBe(200)
    expect([await get('/bank'), await get('/bank'), await get('/bank')]).toEqual([500, 500, 200])
  })
})
