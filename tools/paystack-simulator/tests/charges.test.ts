import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { providerProblemOf } from '../../../functions/src/usecases/payment/provider-problem'
import { newReference, openShop, paidCharge, type Shop, startCharge } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const initialize = (body: Record<string, unknown>) =>
  shop.send('POST', '/transaction/initialize', {
    email: 'a@example.com',
    amount: '5000',
    reference: newReference(),
    ...body,
  })

describe('a payment', () => {
  it('starts with a place to pay and is abandoned until somebody does', async () => {
    const reference = newReference()
    const started = await startCharge(shop, reference)
    expect(started.reference).toBe(reference)
    expect(started.authorization_url).toBe(`${shop.baseUrl}/checkout/${started.access_code}`)
    expect(await shop.paystack.verifyTransaction(reference)).toMatchObject({
      state: 'abandoned',
      domain: 'test',
      amount_minor: 1_500_000,
      requested_amount_minor: 1_500_000,
      fees_minor: null,
      paid_at: null,
      metadata: { transaction_id: 'abc' },
    })
  })

  it('is verified as successful with its fee once it is paid', async () => {
    const reference = await paidCharge(shop, 1_000_000)
    expect(await shop.paystack.verifyTransaction(reference)).toMatchObject({
      state: 'success',
      fees_minor: 25_000,
      currency: 'NGN',
      channel: 'card',
    })
  })

  it('has an id of its own beyond 2^53', async () => {
    const charges = await Promise.all(
      [await paidCharge(shop), await paidCharge(shop)].map(shop.paystack.verifyTransaction),
    )
    const ids = charges.map((charge) => charge?.provider_id ?? '')
    expect(BigInt(ids[1] ?? 0) - BigInt(ids[0] ?? 0)).toBe(1n)
    expect(BigInt(ids[0] ?? 0)).toBeGreaterThan(2n ** 53n)
    expect(Number(ids[0])).not.toBe(BigInt(ids[0] ?? 0))
  })

  it('is told with an empty text where no metadata was given', async () => {
    const reference = newReference()
    await initialize({ reference })
    const response = await shop.send('GET', `/transaction/verify/${reference}`)
    expect(await response.json()).toMatchObject({ status: true, data: { metadata: '' } })
    expect((await shop.paystack.verifyTransaction(reference))?.metadata).toEqual({})
  })

  it('can be declined and paid after that', async () => {
    const reference = newReference()
    await startCharge(shop, reference)
    await shop.control(`/charges/${reference}/decline`)
    expect(await shop.paystack.verifyTransaction(reference)).toMatchObject({
      state: 'failed',
      gateway_response: 'Declined',
    })
    await shop.control(`/charges/${reference}/pay`)
    expect((await shop.paystack.verifyTransaction(reference))?.state).toBe('success')
  })

  it('is paid once at most', async () => {
    const reference = await paidCharge(shop)
    expect((await shop.control(`/charges/${reference}/pay`)).status).toBe(400)
  })

  it('is told with what was paid where another amount arrived', async () => {
    const reference = newReference()
    await startCharge(shop, reference, 1_500_000)
    await shop.control(`/charges/${reference}/pay`, { amount: 1_400_000 })
    expect(await shop.paystack.verifyTransaction(reference)).toMatchObject({
      state: 'success',
      amount_minor: 1_400_000,
      requested_amount_minor: 1_500_000,
    })
  })
})

describe('what the provider refuses of a payment', () => {
  it.each([
    [400, { email: 'nobody' }, 'invalid_email_address'],
    [400, { amount: '0' }, 'invalid_amount'],
    [400, { amount: '10.5' }, 'invalid_amount'],
    [400, { amount: -5 }, 'invalid_amount'],
    [400, { reference: 'with space' }, 'invalid_reference'],
    [400, { reference: 'under_score' }, 'invalid_reference'],
    [400, { channels: ['carrier-pigeon'] }, 'invalid_params'],
    [403, { currency: 'GBP' }, 'unsupported_currency'],
  ])('answers %i to %j', async (status, body, code) => {
    const response = await initialize(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status: false, code })
  })

  it('refuses a reference that was used', async () => {
    const reference = newReference()
    await startCharge(shop, reference)
    const error = await startCharge(shop, reference).catch((thrown: unknown) => thrown)
    expect(providerProblemOf(error)).toMatchObject({
      is_conclusive: true,
      provider_code: 'duplicate_reference',
    })
  })

  it('answers 400 to an unknown reference, which the adapter reads as null', async () => {
    expect((await shop.send('GET', '/transaction/verify/nobody-knows')).status).toBe(400)
    expect(await shop.paystack.verifyTransaction('nobody-knows')).toBeNull()
  })

  it.each(['', 'sk_test_another', 'sk_test_oja_simulato'])(
    'answers 401 to the key %j',
    async (key) => {
      const response = await shop.send('GET', '/balance', undefined, key)
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ status: false, message: 'Invalid key' })
    },
  )

  it('answers 404 to an unknown path and 400 to a body that is not JSON', async () => {
    expect((await shop.send('GET', '/nowhere')).status).toBe(404)
    const response = await fetch(`${shop.baseUrl}/refund`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer sk_test_oja_simulator',
        'content-type': 'application/json',
      },
      body: '{"a":',
    })
    expect(response.status).toBe(400)
  })
})
