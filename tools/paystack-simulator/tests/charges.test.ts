import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chargeFee, transferFee } from '../fees'
import { initialize, KEY, newReference, paidCharge, type Started, startSimulator } from './support'

let paystack: Started
beforeAll(async () => {
  paystack = await startSimulator()
})
afterAll(() => paystack.close())

const verify = (reference: string) => paystack.get(`/transaction/verify/${reference}`)

describe('a transaction', () => {
  it('starts with a checkout URL and is abandoned until somebody pays', async () => {
    const { reference, data } = await initialize(paystack, { metadata: '{"order":1}' })
    expect(data).toMatchObject({
      reference,
      authorization_url: `${paystack.url}/checkout/${data.access_code}`,
    })
    expect(await verify(reference)).toMatchObject({
      status: 'abandoned',
      domain: 'test',
      amount: 1_500_000,
      fees: null,
      paid_at: null,
      metadata: { order: 1 },
    })
  })

  it('is successful with its fee once it is paid, and is paid only once', async () => {
    const reference = await paidCharge(paystack, 1_000_000)
    expect(await verify(reference)).toMatchObject({
      status: 'success',
      fees: 25_000,
      currency: 'NGN',
      channel: 'card',
      authorization: { last4: '4081' },
    })
    expect((await paystack.control(`/charges/${reference}/pay`)).http).toBe(400)
  })

  it('has an id beyond 2^53 with all its digits', async () => {
    const [one, two] = [await paidCharge(paystack), await paidCharge(paystack)]
    const ids = [BigInt((await verify(one)).id), BigInt((await verify(two)).id)] as const
    expect(ids[1] - ids[0]).toBe(1n)
    expect(ids[0]).toBeGreaterThan(2n ** 53n)
    expect(await paystack.get(`/transaction/${ids[0]}`)).toMatchObject({ reference: one })
  })

  it('has an empty text as missing metadata in verify and 0 in the event', async () => {
    await paystack.events()
    const reference = await paidCharge(paystack)
    expect((await verify(reference)).metadata).toBe('')
    expect(await paystack.events()).toMatchObject([
      { event: 'charge.success', data: { reference, metadata: 0, domain: 'test' } },
    ])
  })

  it('can be declined and paid after that, with another amount', async () => {
    const { reference } = await initialize(paystack)
    await paystack.control(`/charges/${reference}/decline`)
    expect(await verify(reference)).toMatchObject({
      status: 'failed',
      gateway_response: 'Declined',
    })
    await paystack.control(`/charges/${reference}/pay`, { amount: 1_400_000, currency: 'USD' })
    expect(await verify(reference)).toMatchObject({
      status: 'success',
      amount: 1_400_000,
      requested_amount: 1_500_000,
      currency: 'USD',
    })
    expect(await paystack.get('/balance')).toContainEqual({
      currency: 'USD',
      balance: 100_000_000 + 1_400_000 - chargeFee(1_400_000),
    })
  })

  it('is listed page by page, newest first', async () => {
    const last = await paidCharge(paystack)
    const { data, meta } = await paystack.api('GET', '/transaction?perPage=2')
    expect(data).toHaveLength(2)
    expect(data[0].reference).toBe(last)
    expect(meta).toMatchObject({ page: 1, perPage: 2, pageCount: Math.ceil(meta.total / 2) })
  })
})

describe('the API', () => {
  it.each([
    [400, { email: 'nobody' }, 'invalid_email_address'],
    [400, { amount: '0' }, 'invalid_amount'],
    [400, { amount: '10.5' }, 'invalid_amount'],
    [400, { amount: -5 }, 'invalid_amount'],
    [400, { reference: 'with space' }, 'invalid_reference'],
    [400, { reference: 'under_score' }, 'invalid_reference'],
    [400, { channels: ['carrier-pigeon'] }, 'invalid_params'],
    [403, { currency: 'GBP' }, 'unsupported_currency'],
  ])('responds with %i to %j', async (http, changes, code) => {
    expect(await initialize(paystack, changes)).toMatchObject({ http, status: false, code })
  })

  it('refuses a reference that was used, and 400s on one that was not', async () => {
    const { reference } = await initialize(paystack)
    expect((await initialize(paystack, { reference })).code).toBe('duplicate_reference')
    const unknown = await paystack.api('GET', `/transaction/verify/${newReference()}`)
    expect(unknown).toMatchObject({ http: 400, status: false, type: 'validation_error' })
  })

  it.each(['', 'sk_test_another', KEY.slice(0, -1)])('refuses the key %j', async (key) => {
    const response = await paystack.api('GET', '/balance', undefined, key)
    expect(response).toMatchObject({ http: 401, status: false, message: 'Invalid key' })
  })

  it('responds with 404 to an unknown path and 400 to a body that is not JSON', async () => {
    expect((await paystack.api('GET', '/nowhere')).http).toBe(404)
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: '{"a":' }
    expect((await fetch(`${paystack.url}/refund`, request)).status).toBe(400)
  })
})

describe('fees', () => {
  it.each([
    [1, 1],
    [100_00, 1_50],
    [2_499_99, 37_50],
    [2_500_00, 137_50],
    [126_666_00, 1_999_99],
    [126_666_66, 2_000_00],
    [1_000_000_00, 2_000_00],
  ])('of a charge of %i kobo are %i', (amount, fee) => {
    expect(chargeFee(amount)).toBe(fee)
  })

  it.each([
    [5_000_00, 10_00],
    [5_000_01, 25_00],
    [50_000_00, 25_00],
    [50_000_01, 50_00],
  ])('of a transfer of %i kobo are %i', (amount, fee) => {
    expect(transferFee(amount)).toBe(fee)
  })
})
