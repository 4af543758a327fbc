import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paidCharge, type Started, startSimulator } from './support'

const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 2, 1, 9)
const EVIDENCE = {
  customer_email: 'ada@example.com',
  customer_name: 'Ada',
  customer_phone: '08030000000',
  service_details: 'Delivered and signed for',
}

let paystack: Started
beforeAll(async () => {
  paystack = await startSimulator({ now: () => START })
})
beforeEach(async () => {
  await paystack.control('/reset')
  await paystack.events()
})
afterAll(() => paystack.close())

const dispute = async (body: object = {}) => {
  const reference = await paidCharge(paystack, 1_000_000)
  const { id } = await paystack.control(`/charges/${reference}/dispute`, body)
  return { reference, id: id as string }
}
const upload = (id: string) => paystack.get(`/dispute/${id}/upload_url?upload_filename=a.pdf`)
const resolve = async (id: string, resolution: string, refund_amount: number) =>
  paystack.api('PUT', `/dispute/${id}/resolve`, {
    resolution,
    message: 'See the file',
    refund_amount,
    uploaded_filename: (await upload(id)).fileName,
  })

describe('a dispute', () => {
  it('names its charge, although its own reference is null, and is due in 16 hours', async () => {
    const { reference, id } = await dispute()
    const expected = {
      id,
      status: 'awaiting-merchant-feedback',
      refund_amount: 1_000_000,
      transaction_reference: null,
      transaction: { reference, amount: 1_000_000 },
      dueAt: new Date(START + 16 * HOUR_MS).toISOString(),
    }
    expect(await paystack.get(`/dispute/${id}`)).toMatchObject(expected)
    expect(await paystack.get(`/dispute/transaction/${reference}`)).toMatchObject(expected)
    expect(await paystack.get('/dispute?from=2026-03-01&to=2026-03-02')).toMatchObject([expected])
    expect(await paystack.get('/dispute?from=2026-03-02')).toEqual([])
    const events = await paystack.events()
    expect(events.at(-1)).toMatchObject({ event: 'charge.dispute.create', data: expected })
  })

  it('may come on a charge that was refunded, and beside another', async () => {
    const reference = await paidCharge(paystack, 1_000_000)
    await paystack.api('POST', '/refund', { transaction: reference })
    await paystack.events()
    await paystack.control(`/charges/${reference}/dispute`)
    await paystack.control(`/charges/${reference}/dispute`, { refund_amount: 1_000 })
    expect(await paystack.get('/dispute')).toHaveLength(2)
  })

  it('is lost with the amount that the merchant accepts', async () => {
    const { id } = await dispute()
    const before = await paystack.balance()
    expect((await resolve(id, 'merchant-accepted', 400_000)).data).toMatchObject({
      status: 'resolved',
      resolution: 'merchant-accepted',
      refund_amount: 400_000,
    })
    expect(await paystack.balance()).toBe(before - 400_000)
  })

  it.each([
    ['win', 0, 'declined'],
    ['lose', 1_000_000, 'bank-accepted'],
  ])('that is declined waits for the bank: %s', async (action, taken, resolution) => {
    const { id } = await dispute()
    expect((await paystack.api('POST', `/dispute/${id}/evidence`, EVIDENCE)).http).toBe(201)
    expect((await resolve(id, 'declined', 0)).data.status).toBe('awaiting-bank-feedback')
    const before = await paystack.balance()
    await paystack.control(`/disputes/${id}`, { action })
    const expected = { status: 'resolved', resolution }
    expect(await paystack.get(`/dispute/${id}`)).toMatchObject(expected)
    expect(await paystack.balance()).toBe(before - taken)
  })

  it('is reminded of every four hours and accepted for the merchant when it is due', async () => {
    const { id } = await dispute()
    await paystack.events()
    const before = await paystack.balance()
    for (let hours = 0; hours < 16; hours += 4) {
      await paystack.control('/clock', { advance_ms: 4 * HOUR_MS })
    }
    expect((await paystack.events()).map(({ event }) => event)).toEqual([
      ...Array(3).fill('charge.dispute.remind'),
      'charge.dispute.resolve',
    ])
    expect(await paystack.get(`/dispute/${id}`)).toMatchObject({ resolution: 'auto-accepted' })
    expect(await paystack.balance()).toBe(before - 1_000_000)
  })

  it('takes a file at the URL that it gives, and at no other', async () => {
    const { id } = await dispute()
    const file = { method: 'PUT', body: 'pdf' }
    expect((await fetch((await upload(id)).signedUrl, file)).status).toBe(200)
    expect((await fetch(`${paystack.url}/__upload/other.pdf`, file)).status).toBe(403)
  })

  it('refuses evidence without its fields, and an answer that is incomplete or second', async () => {
    const { id } = await dispute()
    const incomplete = { ...EVIDENCE, customer_phone: '' }
    const refused = await paystack.api('POST', `/dispute/${id}/evidence`, incomplete)
    expect(refused.code).toBe('missing_params')
    const body = { resolution: 'declined', message: 'No', refund_amount: 0 }
    const put = (changes: object) =>
      paystack.api('PUT', `/dispute/${id}/resolve`, { ...body, ...changes })
    expect((await put({})).code).toBe('missing_params')
    expect((await put({ uploaded_filename: 'never.pdf' })).code).toBe('invalid_params')
    expect((await resolve(id, 'maybe', 0)).code).toBe('invalid_params')
    expect((await resolve(id, 'merchant-accepted', 1_000_001)).code).toBe('invalid_amount')
    await resolve(id, 'declined', 0)
    expect((await resolve(id, 'declined', 0)).code).toBe('invalid_dispute_state')
    expect((await paystack.api('GET', '/dispute/999')).code).toBe('dispute_not_found')
  })
})
