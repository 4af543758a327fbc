import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { positiveMinorSchema } from '../../../functions/src/contract/amount'
import { parseEvent } from '../../../functions/src/providers/payments/parse-event'
import { providerProblemOf } from '../../../functions/src/usecases/payment/provider-problem'
import { newReference, openShop, paidCharge, type Shop, startCharge } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const balance = async () => (await shop.paystack.getBalances())[0]?.balance_minor ?? 0
const refund = (reference: string, amount_minor: number, key = newReference()) =>
  shop.paystack.createRefund({
    reference,
    amount_minor: positiveMinorSchema.parse(amount_minor),
    currency: 'NGN',
    key,
  })
const codeOf = async (work: Promise<unknown>) =>
  providerProblemOf(await work.catch((thrown: unknown) => thrown))?.provider_code
const statesOf = (reference: string) =>
  shop.received
    .map(({ body }) => parseEvent(body))
    .flatMap((event) =>
      event.type === 'refund_updated' && event.reference === reference ? [event.state] : [],
    )

describe('a refund', () => {
  it('is taken from the balance at once, goes its way with events, and reverses the charge', async () => {
    const before = await balance()
    const reference = await paidCharge(shop, 1_000_000)
    const made = await refund(reference, 1_000_000)
    expect(made).toMatchObject({ state: 'pending', amount_minor: 1_000_000 })
    expect(await balance()).toBe(before - 25_000)
    await shop.simulator.settled()
    expect(await shop.paystack.fetchRefund(made.refund_id)).toMatchObject({
      state: 'processed',
      deducted_amount_minor: 1_000_000,
    })
    expect(statesOf(reference)).toEqual(['pending', 'processing', 'processed'])
    expect((await shop.paystack.verifyTransaction(reference))?.state).toBe('reversed')
  })

  it('may be a part, and then the charge stays successful', async () => {
    const reference = await paidCharge(shop, 1_000_000)
    await refund(reference, 300_000)
    await refund(reference, 400_000)
    await shop.simulator.settled()
    expect((await shop.paystack.listRefunds(reference)).map((made) => made.amount_minor)).toEqual([
      300_000, 400_000,
    ])
    expect((await shop.paystack.verifyTransaction(reference))?.state).toBe('success')
    expect(await codeOf(refund(reference, 300_001))).toBe('refund_exceeds_transaction')
  })

  it('is made once for a key, however often it is asked for', async () => {
    const reference = await paidCharge(shop, 1_000_000)
    const first = await refund(reference, 300_000, 'refund-key-1')
    const again = await refund(reference, 300_000, 'refund-key-1')
    expect(again.refund_id).toBe(first.refund_id)
    expect(await shop.paystack.listRefunds(reference)).toHaveLength(1)
    expect(await codeOf(refund(reference, 300_001, 'refund-key-1'))).toBe('key_reused')
  })

  it('is found again after an answer that was lost', async () => {
    const reference = await paidCharge(shop, 1_000_000)
    await shop.control('/failures', { mode: 'lose-answer', path: '/refund', method: 'POST' })
    const lost = refund(reference, 300_000, 'refund-key-2')
    const problem = providerProblemOf(await lost.catch((thrown: unknown) => thrown))
    expect(problem?.is_conclusive).toBe(false)
    await refund(reference, 300_000, 'refund-key-2')
    expect(await shop.paystack.listRefunds(reference)).toHaveLength(1)
  })

  it('puts the money back when it fails', async () => {
    const reference = await paidCharge(shop, 1_000_000, 'refund-fails')
    const before = await balance()
    const made = await refund(reference, 1_000_000)
    await shop.simulator.settled()
    expect((await shop.paystack.fetchRefund(made.refund_id)).state).toBe('failed')
    expect(await balance()).toBe(before)
    expect((await shop.paystack.verifyTransaction(reference))?.state).toBe('success')
    expect(statesOf(reference)).toEqual(['pending', 'processing', 'failed'])
  })

  it('waits for an account when it needs attention, and goes there', async () => {
    const reference = await paidCharge(shop, 1_000_000, 'refund-attention')
    const made = await refund(reference, 1_000_000)
    await shop.simulator.settled()
    expect((await shop.paystack.fetchRefund(made.refund_id)).state).toBe('needs_attention')
    const banks = await shop.paystack.listBanks()
    const account = { account_number: '0123456789', bank_id: banks[0]?.id ?? '' }
    expect(
      await codeOf(shop.paystack.retryRefund(made.refund_id, { ...account, bank_id: '999' })),
    ).toBe('invalid_params')
    expect((await shop.paystack.retryRefund(made.refund_id, account)).state).toBe('processing')
    await shop.simulator.settled()
    expect((await shop.paystack.fetchRefund(made.refund_id)).state).toBe('processed')
  })
})

describe('what the provider refuses of a refund', () => {
  it('refuses a charge that was not paid', async () => {
    const reference = newReference()
    await startCharge(shop, reference)
    expect(await codeOf(refund(reference, 100))).toBe('transaction_not_successful')
  })

  it('refuses a charge that it does not know', async () => {
    expect(await codeOf(refund('nobody-knows-this', 100))).toBe('transaction_not_found')
  })

  it('refuses a charge that was given back in full', async () => {
    const reference = await paidCharge(shop, 1_000_000)
    await refund(reference, 1_000_000)
    await shop.simulator.settled()
    expect(await codeOf(refund(reference, 1))).toBe('transaction_reversed')
  })

  it('refuses more than the balance holds', async () => {
    const reference = await paidCharge(shop, 1_000_000)
    const left = await balance()
    await shop.control('/balance', { difference: 10 - left })
    expect(await codeOf(refund(reference, 1_000_000))).toBe('insufficient_balance')
    await shop.control('/balance', { difference: left - 10 })
  })

  it('answers 422 to a retry of a refund that does not need attention', async () => {
    const reference = await paidCharge(shop, 1_000_000)
    const made = await refund(reference, 1_000_000)
    const retry = shop.paystack.retryRefund(made.refund_id, {
      account_number: '0123456789',
      bank_id: '1',
    })
    const problem = providerProblemOf(await retry.catch((thrown: unknown) => thrown))
    expect(problem).toMatchObject({ http_status: 422, is_conclusive: true })
  })
})
