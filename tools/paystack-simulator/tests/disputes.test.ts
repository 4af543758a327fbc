import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PositiveMinor } from '../../../functions/src/contract/amount'
import { parseEvent } from '../../../functions/src/providers/payments/parse-event'
import { providerProblemOf } from '../../../functions/src/usecases/payment/provider-problem'
import { openShop, paidCharge, type Shop } from './shop'

const HOUR_MS = 3_600_000
let shop: Shop
let now = Date.UTC(2026, 2, 1, 9)
beforeAll(async () => {
  shop = await openShop({ now: () => now })
})
beforeEach(() => shop.control('/reset'))
afterAll(() => shop.close())

const balance = async () => (await shop.paystack.getBalances())[0]?.balance_minor ?? 0
const disputed = async () => {
  const reference = await paidCharge(shop, 1_000_000)
  const { body } = await shop.control(`/charges/${reference}/dispute`)
  return { reference, id: String(body.id) }
}
const evidence = {
  customer_email: 'a@example.com',
  customer_name: 'Amaka',
  customer_phone: '08030000000',
  service_details: 'Ankara cloth, delivered with the escrow code',
}
const codeOf = async (work: Promise<unknown>) =>
  providerProblemOf(await work.catch((thrown: unknown) => thrown))?.provider_code

const answer = async (id: string, resolution: 'merchant-accepted' | 'declined', amount: number) => {
  const { file_name } = await shop.paystack.disputeUploadUrl(id, 'evidence.pdf')
  return shop.paystack.resolveDispute(id, {
    resolution,
    message: 'See the evidence',
    refund_amount_minor: amount,
    uploaded_filename: file_name,
  })
}

describe('a dispute', () => {
  it('may come on a charge that was refunded, and beside another', async () => {
    const reference = await paidCharge(shop, 1_000_000)
    await shop.paystack.createRefund({
      reference,
      amount_minor: 1_000_000 as PositiveMinor,
      currency: 'NGN',
      key: 'one',
    })
    await shop.control('/idle')
    expect((await shop.paystack.verifyTransaction(reference))?.state).toBe('reversed')
    const [one, two] = [
      await shop.control(`/charges/${reference}/dispute`),
      await shop.control(`/charges/${reference}/dispute`, { refund_amount: 1_000 }),
    ]
    const disputes = await shop.paystack.listDisputes()
    expect(disputes.map(({ dispute_id }) => dispute_id).sort()).toEqual(
      [String(one.body.id), String(two.body.id)].sort(),
    )
  })

  it('names its charge, although its own reference is null, and is due in 16 hours', async () => {
    shop.received.length = 0
    const { reference, id } = await disputed()
    const expected = {
      dispute_id: id,
      reference,
      state: 'awaiting_merchant_feedback',
      due_at: now + 16 * HOUR_MS,
      refund_amount_minor: 1_000_000,
    }
    expect(await shop.paystack.fetchDispute(id)).toMatchObject(expected)
    expect((await shop.paystack.listDisputes())[0]).toMatchObject(expected)
    await shop.simulator.settled()
    expect(shop.received.map(({ body }) => parseEvent(body))).toContainEqual(
      expect.objectContaining({ type: 'dispute_updated', phase: 'created', reference }),
    )
  })

  it('is lost with the amount when we accept it', async () => {
    const before = await balance()
    const { id } = await disputed()
    expect(await answer(id, 'merchant-accepted', 400_000)).toMatchObject({
      state: 'resolved',
      resolution: 'merchant-accepted',
      refund_amount_minor: 400_000,
    })
    expect(await balance()).toBe(before + 1_000_000 - 25_000 - 400_000)
  })

  it.each([
    ['win', 0, 'declined'],
    ['lose', 1_000_000, 'bank-accepted'],
  ])(
    'waits for the bank when we decline it, which lets us %s',
    async (action, taken, resolution) => {
      const { id } = await disputed()
      await shop.paystack.addDisputeEvidence(id, evidence)
      expect((await answer(id, 'declined', 0)).state).toBe('awaiting_bank_feedback')
      const before = await balance()
      await shop.control(`/disputes/${id}`, { action })
      expect(await shop.paystack.fetchDispute(id)).toMatchObject({ state: 'resolved', resolution })
      expect(await balance()).toBe(before - taken)
    },
  )

  it('is reminded of every four hours and accepted for us when it is due', async () => {
    const { reference, id } = await disputed()
    await shop.simulator.settled()
    shop.received.length = 0
    const before = await balance()
    for (let hours = 0; hours < 16; hours += 4) {
      now += 4 * HOUR_MS
      await shop.paystack.getBalances()
    }
    await shop.simulator.settled()
    const phases = shop.received
      .map(({ body }) => parseEvent(body))
      .flatMap((event) =>
        event.type === 'dispute_updated' && event.reference === reference ? [event.phase] : [],
      )
    expect(phases).toEqual(['reminded', 'reminded', 'reminded', 'resolved'])
    expect(await shop.paystack.fetchDispute(id)).toMatchObject({ resolution: 'auto-accepted' })
    expect(await balance()).toBe(before - 1_000_000)
  })

  it('takes a file at the place that it gives, and at no other', async () => {
    const { id } = await disputed()
    const { signed_url } = await shop.paystack.disputeUploadUrl(id, 'a.pdf')
    expect((await fetch(signed_url, { method: 'PUT', body: 'pdf' })).status).toBe(200)
    const other = `${shop.baseUrl}/__upload/other.pdf`
    expect((await fetch(other, { method: 'PUT', body: 'pdf' })).status).toBe(403)
  })

  it('refuses an answer without a file, evidence without its fields, and a second answer', async () => {
    const { id } = await disputed()
    const resolution = {
      resolution: 'declined',
      message: 'No',
      refund_amount_minor: 0,
      uploaded_filename: 'never-uploaded.pdf',
    } as const
    expect(await codeOf(shop.paystack.resolveDispute(id, resolution))).toBe('invalid_params')
    const incomplete = { ...evidence, customer_phone: '' }
    expect(await codeOf(shop.paystack.addDisputeEvidence(id, incomplete))).toBe('missing_params')
    expect(await codeOf(answer(id, 'merchant-accepted', 1_000_001))).toBe('invalid_amount')
    await answer(id, 'declined', 0)
    expect(await codeOf(answer(id, 'declined', 0))).toBe('invalid_dispute_state')
    expect(await codeOf(shop.paystack.fetchDispute('999'))).toBe('dispute_not_found')
  })
})
