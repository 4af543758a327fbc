import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initialize, paidCharge, type Started, startSimulator } from './support'

let paystack: Started
beforeAll(async () => {
  paystack = await startSimulator()
})
afterAll(() => paystack.close())

const refund = (transaction: string, amount?: number) =>
  paystack.api('POST', '/refund', { transaction, amount, merchant_note: 'note' })
const retry = (id: string, details: object = {}) =>
  paystack.api('POST', `/refund/retry_with_customer_details/${id}`, {
    refund_account_details: {
      currency: 'NGN',
      account_number: '0123456789',
      bank_id: '1',
      ...details,
    },
  })
const statusOf = async (reference: string): Promise<string> =>
  (await paystack.get(`/transaction/verify/${reference}`)).status

describe('a refund', () => {
  it('takes the whole charge from the balance, step by step, and reverses the charge', async () => {
    const before = await paystack.balance()
    const reference = await paidCharge(paystack, 1_000_000)
    await paystack.events()
    const { data } = await refund(reference)
    expect(data).toMatchObject({
      status: 'pending',
      amount: 1_000_000,
      transaction: { reference },
      merchant_note: 'note',
      fully_deducted: false,
    })
    expect(await paystack.balance()).toBe(before - 25_000)
    const common = { transaction_reference: reference, amount: '1000000' }
    expect(await paystack.events()).toMatchObject([
      { event: 'refund.pending', data: { ...common, refund_reference: null } },
      { event: 'refund.processing', data: common },
      { event: 'refund.processed', data: { ...common, refund_reference: `RFD${data.id}` } },
    ])
    const charge = await paystack.get(`/transaction/verify/${reference}`)
    expect(charge.status).toBe('reversed')
    expect(await paystack.get(`/refund/${data.id}`)).toMatchObject({
      status: 'processed',
      transaction: charge.id,
      amount: '1000000',
      deducted_amount: '1000000',
      fully_deducted: 1,
    })
    expect((await refund(reference, 1)).code).toBe('transaction_reversed')
  })

  it('may be a part, as long as enough of the charge is left', async () => {
    const reference = await paidCharge(paystack, 1_000_000)
    await refund(reference, 300_000)
    await refund(reference, 400_000)
    await paystack.events()
    const refunds = await paystack.get(`/refund?transaction=${reference}`)
    expect(refunds.map(({ amount }: { amount: string }) => amount)).toEqual(['400000', '300000'])
    expect(await statusOf(reference)).toBe('success')
    expect((await refund(reference, 300_001)).code).toBe('refund_exceeds_transaction')
  })

  it('puts the money back when it fails', async () => {
    const reference = await paidCharge(paystack, 1_000_000, 'refund-fails')
    const before = await paystack.balance()
    await paystack.events()
    await refund(reference)
    const events = await paystack.events()
    expect(events.at(-1)).toMatchObject({ event: 'refund.failed', data: { amount: 1_000_000 } })
    expect(await paystack.balance()).toBe(before)
    expect(await statusOf(reference)).toBe('success')
  })

  it('that needs attention can be retried with an account, and no other can', async () => {
    const reference = await paidCharge(paystack, 1_000_000, 'refund-attention')
    await paystack.events()
    const { data } = await refund(reference, 5_000)
    const events = await paystack.events()
    expect(events.at(-1)).toMatchObject({
      event: 'refund.needs-attention',
      data: { id: data.id, amount: 5_000 },
    })
    expect((await retry(data.id, { bank_id: '999' })).code).toBe('invalid_params')
    expect((await retry(data.id, { account_number: '1' })).code).toBe('invalid_params')
    expect((await retry(data.id)).data.status).toBe('processing')
    await paystack.events()
    expect((await paystack.get(`/refund/${data.id}`)).status).toBe('processed')
    expect((await retry(data.id)).http).toBe(422)
  })

  it('is refused for an unknown or unpaid charge, another currency, and a low balance', async () => {
    expect(await refund('nobody-knows')).toMatchObject({ http: 404, code: 'transaction_not_found' })
    const { reference: unpaid } = await initialize(paystack)
    expect((await refund(unpaid)).code).toBe('transaction_not_successful')
    const transaction = await paidCharge(paystack)
    const dollars = await paystack.api('POST', '/refund', { transaction, currency: 'USD' })
    expect(dollars.code).toBe('invalid_params')
    expect((await refund(transaction, 0)).code).toBe('invalid_amount')
    await paystack.control('/balance', { difference: 10 - (await paystack.balance()) })
    expect((await refund(transaction)).code).toBe('insufficient_balance')
  })
})
