import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_CARDS } from '../data/test-cards'
import { newReference, openShop, type Shop, startCharge } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ merchantName: 'Oja <Market>' })
})
afterAll(() => shop.close())

const checkout = async (amount_minor = 1_500_000) => {
  const reference = newReference()
  const { access_code } = await startCharge(shop, reference, amount_minor)
  return { reference, path: `/checkout/${access_code}` }
}
const page = async (path: string) => (await fetch(shop.baseUrl + path)).text()
const stateOf = async (reference: string) =>
  (await shop.paystack.verifyTransaction(reference))?.state
const cardFields = (key: string, changes: Record<string, string> = {}) => {
  const card = TEST_CARDS.find((known) => known.key === key)
  return { number: card?.number ?? '', cvv: card?.cvv ?? '', expiry: '12/30', ...changes }
}
const back = (reference: string) =>
  `http://127.0.0.1:5173/return?from=shop&trxref=${reference}&reference=${reference}`

describe('the checkout page', () => {
  it('tells who is paid and how much, that no money moves, and needs no script', async () => {
    const { path, reference } = await checkout()
    const response = await fetch(shop.baseUrl + path)
    const text = await response.text()
    expect(text).toContain('₦15,000.00')
    expect(text).toContain('Oja &lt;Market&gt;')
    expect(text).toContain('no money moves')
    expect(text).toContain('name="viewport"')
    expect(text).not.toMatch(/<script|<style|style=| on\w+=/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await stateOf(reference)).toBe('ongoing')
  })

  it.each([
    '4084 0840 8408 4081 &middot; 408',
    '5078 5078 5078 5078 12 &middot; 081',
    '5060 6666 6666 6666 666 &middot; 123',
    '4084 0800 0000 5408 &middot; 001',
    '4084 0800 0067 0037 &middot; 787',
    '4084 0800 0067 1803 &middot; 180',
    '4084 0800 0067 1902 &middot; 190',
  ])('lists the published test card %s', async (card) => {
    const { path } = await checkout()
    expect(await page(path)).toContain(card)
  })

  it('fills the fields with a test card that is chosen', async () => {
    const { path } = await checkout()
    expect(await page(`${path}?card=declined`)).toContain('value="4084 0800 0000 5408"')
  })

  it('offers only the ways to pay that the merchant allows', async () => {
    const reference = newReference()
    const { access_code } = await shop.paystack.initializeTransaction({
      email: 'a@example.com',
      amount_minor: 500_000,
      currency: 'NGN',
      reference,
      callback_url: 'http://127.0.0.1:5173/return',
      channels: ['bank_transfer'],
    })
    const text = await page(`/checkout/${access_code}?method=card`)
    expect(text).toContain('Account number')
    expect(text).not.toContain('name="cvv"')
  })

  it('is not found for a payment that nobody started', async () => {
    expect((await fetch(`${shop.baseUrl}/checkout/nothing`)).status).toBe(404)
  })
})

describe('paying by card', () => {
  it('goes back to the shop with the reference', async () => {
    const { path, reference } = await checkout()
    const response = await shop.form(`${path}/card`, cardFields('success'))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(back(reference))
    expect(await stateOf(reference)).toBe('success')
  })

  it('and closing the page pays without going back', async () => {
    const { path, reference } = await checkout()
    const response = await shop.form(`${path}/card`, { ...cardFields('success'), after: 'close' })
    expect(response.status).toBe(200)
    expect(await stateOf(reference)).toBe('success')
  })

  it('asks for the PIN and then for the one-time password where the card wants them', async () => {
    const { path, reference } = await checkout()
    expect(await (await shop.form(`${path}/card`, cardFields('otp'))).text()).toContain('Card PIN')
    const afterPin = await shop.form(`${path}/secret`, { secret: '1234' })
    expect(await afterPin.text()).toContain('One-time password')
    expect(await stateOf(reference)).toBe('ongoing')
    expect((await shop.form(`${path}/secret`, { secret: '123456' })).status).toBe(303)
    expect(await stateOf(reference)).toBe('success')
  })

  it('fails with a wrong PIN, and a PIN alone pays nothing', async () => {
    const { path, reference } = await checkout()
    expect((await shop.form(`${path}/secret`, { secret: '1111' })).status).toBe(400)
    await shop.form(`${path}/card`, cardFields('pin'))
    expect((await shop.form(`${path}/secret`, { secret: '9999' })).status).toBe(402)
    expect(await stateOf(reference)).toBe('failed')
  })

  it.each([
    ['declined', {}, 402, 'Declined'],
    ['insufficient', {}, 402, 'Insufficient Funds'],
    ['success', { cvv: '000' }, 402, 'Incorrect CVV'],
    ['success', { expiry: '13/30' }, 400, 'MM/YY'],
    ['success', { number: '4111111111111111' }, 400, 'test cards'],
  ])('fails with the card %s and %j', async (key, changes, status, text) => {
    const { path, reference } = await checkout()
    const response = await shop.form(`${path}/card`, cardFields(key, changes))
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(text)
    expect(await stateOf(reference)).not.toBe('success')
  })

  it('is not possible twice', async () => {
    const { path, reference } = await checkout()
    await shop.form(`${path}/card`, cardFields('success'))
    const again = await shop.form(`${path}/card`, cardFields('success'))
    expect(await again.text()).toContain('Already paid')
    const charged = (await shop.paystack.listBalanceEntries()).filter(
      (entry) => entry.model === 'Transaction',
    )
    expect(charged.length).toBeGreaterThan(0)
    const { ledger, charges } = shop.simulator.world.state
    const row = String(charges.get(reference)?.id)
    expect(ledger.filter((entry) => entry.row === row)).toHaveLength(2)
  })
})

describe('paying by bank transfer', () => {
  /** What the provider told of the last transfer that it sent back, where it was this charge's. */
  const rejected = async (reference: string): Promise<unknown> => {
    const { state } = shop.simulator.world
    const told = state.webhooks.findLast(({ event }) => event === 'bank.transfer.rejected')
    const { data } = JSON.parse(told?.body ?? '{}')
    const id = String(state.charges.get(reference)?.id)
    return data.bank_transfer.transaction_id === id ? data : undefined
  }
  it.each([
    ['sent', 303, 'success'],
    ['close', 200, 'success'],
    ['later', 303, 'pending'],
  ])('answered with %s is %s', async (answer, status, state) => {
    const { path, reference } = await checkout()
    expect((await shop.form(`${path}/transfer`, { answer })).status).toBe(status)
    expect(await stateOf(reference)).toBe(state)
  })

  it('with a wrong amount is sent back by the bank', async () => {
    const { path, reference } = await checkout()
    const response = await shop.form(`${path}/transfer`, { answer: 'rejected', amount: '10.50' })
    expect(response.status).toBe(402)
    expect(await stateOf(reference)).toBe('ongoing')
    expect(await rejected(reference)).toMatchObject({
      bank_transfer: { amount: '1050', message_type: 'INCORRECT_AMOUNT' },
    })
  })

  it('too late is sent back by the bank, and moves no balance', async () => {
    const { path, reference } = await checkout()
    const entries = shop.simulator.world.state.ledger.length
    expect((await shop.form(`${path}/transfer`, { answer: 'late' })).status).toBe(402)
    expect(await stateOf(reference)).toBe('ongoing')
    expect(await rejected(reference)).toMatchObject({
      bank_transfer: { amount: '1500000', message_type: 'ACCOUNT_EXPIRED' },
    })
    expect(shop.simulator.world.state.ledger).toHaveLength(entries)
  })

  it('after the half hour that the account lives is late, whatever is said', async () => {
    const { path, reference } = await checkout()
    const { world } = shop.simulator
    const { now } = world
    world.now = () => now() + 30 * 60_000
    const response = await shop.form(`${path}/transfer`, { answer: 'sent' })
    world.now = now
    expect(await response.text()).toContain('the account had expired')
    expect(await stateOf(reference)).toBe('ongoing')
  })

  it('with a wrong amount that is accepted is told with that amount', async () => {
    const { path, reference } = await checkout()
    await shop.form(`${path}/transfer`, { answer: 'accepted', amount: '10.50' })
    expect(await shop.paystack.verifyTransaction(reference)).toMatchObject({
      state: 'success',
      amount_minor: 1_050,
      requested_amount_minor: 1_500_000,
    })
  })

  it.each(['', '-5', '1.234', 'abc'])('refuses %j as an amount', async (amount) => {
    const { path, reference } = await checkout()
    expect((await shop.form(`${path}/transfer`, { answer: 'accepted', amount })).status).toBe(400)
    expect(await stateOf(reference)).not.toBe('success')
  })
})

describe('not paying', () => {
  it('by cancelling goes back to the shop and leaves the payment abandoned', async () => {
    const { path, reference } = await checkout()
    const response = await shop.form(`${path}/cancel`)
    expect(response.headers.get('location')).toBe(back(reference))
    expect(await stateOf(reference)).toBe('abandoned')
  })

  it('by declining leaves the payment failed and the page open for another try', async () => {
    const { path, reference } = await checkout()
    const response = await shop.form(`${path}/decline`)
    expect(await response.text()).toContain('Declined')
    expect(await stateOf(reference)).toBe('failed')
  })
})
