import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { positiveMinorSchema } from '../../../functions/src/contract/amount'
import { newReference, openShop, paidCharge, type Shop } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('the control', () => {
  it('records payments of the past without an event, and once', async () => {
    shop.received.length = 0
    const charge = {
      reference: newReference(),
      email: 'a@example.com',
      amount: 700_000,
      paid_at: Date.UTC(2026, 0, 5),
    }
    const first = await shop.control('/charges', { charges: [charge] })
    const again = await shop.control('/charges', charge)
    expect(again.body).toEqual(first.body)
    expect(await shop.paystack.verifyTransaction(charge.reference)).toMatchObject({
      state: 'success',
      amount_minor: 700_000,
      paid_at: Date.UTC(2026, 0, 5),
    })
    await shop.simulator.settled()
    expect(shop.received).toEqual([])
  })

  it('records refunds and payouts of the past without an event', async () => {
    await shop.control('/reset')
    shop.received.length = 0
    const [whole, part, payout] = [newReference(), newReference(), newReference()]
    const past = { email: 'a@example.com', amount: 700_000 }
    await shop.control('/charges', {
      charges: [
        { ...past, reference: whole, refund: { amount: 700_000, key: 'k1' } },
        { ...past, reference: part, refund: { amount: 1, key: 'k2' } },
      ],
    })
    const account = { bank_code: '058', account_number: '1234567890', name: 'A' }
    const transfer = { ...account, reference: payout, amount: 50_000 }
    await shop.control('/transfers', { transfers: [transfer, transfer] })
    await shop.simulator.settled()
    expect(shop.received).toEqual([])
    expect((await shop.paystack.verifyTransaction(whole))?.state).toBe('reversed')
    expect((await shop.paystack.verifyTransaction(part))?.state).toBe('success')
    expect((await shop.paystack.listRefunds(part))[0]).toMatchObject({
      state: 'processed',
      merchant_note: 'k2',
    })
    expect((await shop.paystack.verifyTransfer(payout))?.outcome).toBe('paid')
    const fees = 2 * 20_500
    expect(await shop.paystack.getBalances()).toEqual([
      { currency: 'NGN', balance_minor: 100_000_000 - fees + 700_000 - 1 - 51_000 },
    ])
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
  ])('refuses %s with %j', async (path, body) => {
    expect((await shop.control(path, body)).status).toBe(400)
  })

  it('moves a refund step by step when nothing moves by itself', async () => {
    await shop.control('/settings', { is_automatic: false })
    const reference = await paidCharge(shop)
    const key = newReference()
    const made = await shop.paystack.createRefund({
      reference,
      amount_minor: positiveMinorSchema.parse(500),
      currency: 'NGN',
      key,
    })
    await shop.simulator.settled()
    expect((await shop.paystack.fetchRefund(made.refund_id)).state).toBe('pending')
    await shop.control(`/refunds/${made.refund_id}`, { status: 'processed' })
    await shop.control(`/refunds/${made.refund_id}`, { status: 'failed' })
    expect((await shop.paystack.fetchRefund(made.refund_id)).state).toBe('processed')
    await shop.control('/settings', { is_automatic: true })
  })

  it('lets a transfer that succeeded be reversed and nothing else', async () => {
    const { recipient_code } = await shop.paystack.createRecipient({
      name: 'A',
      account_number: '1234567890',
      bank_code: '058',
    })
    const reference = newReference()
    await shop.paystack.initiateTransfer({
      amount_minor: 20_000,
      recipient_code,
      reference,
      reason: 'Payout',
    })
    await shop.simulator.settled()
    expect((await shop.control(`/transfers/${reference}`, { status: 'failed' })).status).toBe(400)
    expect((await shop.control(`/transfers/${reference}`, { status: 'reversed' })).status).toBe(200)
    expect((await shop.control(`/transfers/${reference}`, { status: 'reversed' })).status).toBe(400)
  })

  it('forgets everything but the float', async () => {
    const reference = await paidCharge(shop)
    await shop.control('/reset')
    expect(await shop.paystack.verifyTransaction(reference)).toBeNull()
    expect(await shop.paystack.getBalances()).toEqual([
      { currency: 'NGN', balance_minor: 100_000_000 },
    ])
  })
})

describe('the overview', () => {
  it('lists what there is with a button for what can happen, and needs no script', async () => {
    const reference = await paidCharge(shop)
    await shop.simulator.settled()
    const text = await (await fetch(`${shop.baseUrl}/`)).text()
    expect(text).toContain(reference)
    expect(text).toContain(`/__control/charges/${reference}/dispute`)
    expect(text).toContain('charge.success')
    expect(text).not.toMatch(/<script|<style|style=| on\w+=/)
    const response = await shop.form(`/__control/charges/${reference}/dispute`)
    expect(response.status).toBe(303)
    expect(await shop.paystack.listDisputes()).toHaveLength(1)
  })

  it('is healthy', async () => {
    const response = await fetch(`${shop.baseUrl}/health`)
    expect(await response.json()).toMatchObject({ status: 'ok' })
  })
})
